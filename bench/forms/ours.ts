import { parseMessage, type Questionnaire } from '../../src/core/index.js';
import '../../src/elements/define.js';
import { MORE, NEXT, PARTS, TITLE, lastIn, type Forms } from './forms.js';

const MESSAGE = `<questionnaire>${JSON.stringify({
  title: TITLE,
  questions: [
    { id: 'next', type: 'single_choice', text: NEXT.prompt, options: NEXT.options, default: NEXT.options[0] },
    { id: 'parts', type: 'multi_choice', text: PARTS.prompt, options: PARTS.options, default: [PARTS.options[0]], allow_other: true },
    { id: 'more', type: 'free_text', text: MORE.prompt, default: '' },
  ],
})}</questionnaire>`;

/** Our cards, with all questions on screen as the others have, or one after another as is our custom; with styles that the host may add. */
export const ourForms = (layout: 'list' | 'stepper', styles = ''): Forms => ({
  show(host, count) {
    if (styles !== '') document.adoptedStyleSheets = [sheetOf(styles)];
    host.replaceChildren(
      ...Array.from({ length: count }, (_, index) => Object.assign(document.createElement('sage-questionnaire-card'), { questionnaire: questionnaire(index), layout })),
    );
  },
  textField: (host) => lastIn(host, '#control'),
});

function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}

/** Each message is read once: bench/parse.ts measures that. */
const questionnaires: Questionnaire[] = [];

function questionnaire(index: number): Questionnaire {
  return (questionnaires[index] ??= read(`message-${index}`));
}

function read(messageId: string): Questionnaire {
  const [segment] = parseMessage(MESSAGE, { messageId });
  if (segment?.type !== 'questionnaire') throw new Error('The questionnaire was not read.');
  return segment.questionnaire;
}
