import type { UiText } from '../model/index.js';
import { resolveLocale, type Locale } from './locale.js';

/** The words of a readable answer. */
export interface AnswerWords extends UiText {
  readonly yes: string;
  readonly no: string;
}

/** In the language of `locale`; what the questionnaire brings along wins, field by field. */
export function answerWords(locale?: string, own?: Partial<UiText>): AnswerWords {
  return { ...WORDS[resolveLocale(locale)], ...own };
}

const WORDS: Readonly<Record<Locale, AnswerWords>> = {
  en: {
    answerTitle: 'Questionnaire answers', questionFallback: 'Question', other: 'Other',
    unanswered: 'Not answered', unselected: 'Not selected', answerSeparator: ': ', listSeparator: ', ',
    yes: 'Yes', no: 'No',
  },
  'zh-CN': {
    answerTitle: '问卷回答', questionFallback: '问题', other: '其他',
    unanswered: '未填写', unselected: '未选择', answerSeparator: '：', listSeparator: '、',
    yes: '是', no: '否',
  },
  'pt-BR': {
    answerTitle: 'Respostas do questionário', questionFallback: 'Pergunta', other: 'Outro',
    unanswered: 'Não respondido', unselected: 'Não selecionado', answerSeparator: ': ', listSeparator: ', ',
    yes: 'Sim', no: 'Não',
  },
};
