import { resolveLocale, type Locale } from './locale.js';

/** A token of an `accept` attribute for people: `.csv` and `text/csv` are CSV, `image/*` are images. Others stay as they are. */
export function fileTypeWord(token: string, locale?: string): string {
  const [, family = ''] = /^([a-z]+)\/\*$/.exec(token) ?? [];
  const words = new Map(WORDS[resolveLocale(locale)]);
  const [, name = ''] = /^(?:\.|[a-z]+\/)([a-z0-9]{1,5})$/.exec(token) ?? [];
  return words.get(family) ?? (name === '' ? token : name.toUpperCase());
}

const WORDS: Readonly<Record<Locale, readonly (readonly [family: string, word: string])[]>> = {
  en: [['image', 'images'], ['audio', 'audio'], ['video', 'videos'], ['text', 'text files']],
  'zh-CN': [['image', '图片'], ['audio', '音频'], ['video', '视频'], ['text', '文本文件']],
  'pt-BR': [['image', 'imagens'], ['audio', 'áudio'], ['video', 'vídeos'], ['text', 'arquivos de texto']],
};
