/** The languages that the library speaks. */
export type Locale = 'en' | 'zh-CN' | 'pt-BR';

const BY_LANGUAGE: ReadonlyMap<string, Locale> = new Map([['zh', 'zh-CN'], ['pt', 'pt-BR']]);

/** The language for a BCP 47 tag (or a POSIX one, `pt_BR.UTF-8`), whatever its region and case. Anything else reads as English. */
export function resolveLocale(tag?: string): Locale {
  if (typeof tag !== 'string') return 'en';
  const language = tag.trim().slice(0, 3).toLowerCase().split(/[-_.]/, 1)[0] ?? '';
  return BY_LANGUAGE.get(language) ?? 'en';
}
