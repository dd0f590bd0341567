import { html, nothing, type TemplateResult } from 'lit';
import type { QuestionnaireView, QuestionView } from '../../machines/questionnaire.view-model.js';
import { isFreeList } from '../fields/list/list.js';
import { scaleOf } from '../fields/number/number.js';
import { isPicked } from '../fields/picker.js';
import { isShortSelect } from '../fields/select/select.js';
import { isApple } from '../keyboard.js';
import type { Localize } from '../localize/localize.js';

/** Where the keys go: to a question's options, to its text, or to Other's text. */
export interface KeyFocus {
  readonly question: string;
  readonly inText: boolean;
  /** To the note beside it. */
  readonly inNote?: boolean;
}

export function isAnotherFocus(a: KeyFocus | undefined, b: KeyFocus | undefined): boolean {
  return a?.question !== b?.question || a?.inText !== b?.inText || a?.inNote !== b?.inNote;
}

/** The keys that do something here; nothing where there are none. */
export function keyHints(view: QuestionnaireView, focus: KeyFocus | undefined, isRightToLeft: boolean, words: Localize): TemplateResult | undefined {
  const back = view.canGoBack ? [hint([`${isApple() ? '⌥' : 'Alt'} ${isRightToLeft ? '→' : '←'}`], words.term('hintBack'))] : [];
  // Last, so that it goes first where there is no room: the way out has a button too.
  const end = view.commands.cancel ? [...back, hint(['Esc'], words.term('hintCancel'))] : back;
  if (view.isReview) return view.canEdit ? row([...(view.canSubmit ? [hint(['Enter'], words.term(view.waitsForOthers ? 'hintDone' : 'hintSend'))] : []), ...end]) : undefined;
  const focused = view.questions.find(({ question: { id } }) => id === focus?.question);
  const question = focused ?? (view.layout === 'stepper' ? view.questions[0] : undefined);
  if (!question || !view.canEdit) return undefined;
  const own = focus?.inNote ? { before: [], enter: commandEnter(), after: [] } : questionHints(question, focused !== undefined && focus?.inText === true, words);
  const sends = isLast(view, question) && view.isLastStep;
  const goesOn = sends && !view.canSubmit ? [] : [hint([own.enter], words.term(onward(view, sends)))];
  return row([...own.before, ...goesOn, ...own.after, ...end]);
}

function row(hints: readonly TemplateResult[]): TemplateResult | undefined {
  return hints.length === 0 ? undefined : html`<span class="hints" part="hints" aria-hidden="true">${hints}</span>`;
}

function onward({ nextIsReview, waitsForOthers }: QuestionnaireView, sends: boolean): 'hintSend' | 'hintDone' | 'hintReview' | 'hintNext' {
  if (sends) return waitsForOthers ? 'hintDone' : 'hintSend';
  return nextIsReview ? 'hintReview' : 'hintNext';
}

interface QuestionHints {
  readonly before: readonly TemplateResult[];
  /** The keys that go on. */
  readonly enter: string;
  readonly after: readonly TemplateResult[];
}

/** The keys that a field of this kind knows, and the one that goes on. */
function questionHints({ question }: QuestionView, inText: boolean, words: Localize): QuestionHints {
  switch (question.kind) {
    case 'single_choice':
    case 'multi_choice': {
      if (question.kind === 'single_choice' && isShortSelect(question)) return { before: [hint(['↑ ↓'], words.term('hintChoose'))], enter: commandEnter(), after: [] };
      if (question.kind === 'multi_choice' && isFreeList(question)) return { before: [], enter: commandEnter(), after: [] };
      if (isPicked(question)) return { before: [hint(['↑ ↓'], words.term('hintMove'))], enter: 'Enter', after: [] };
      if (inText && question.other?.multiple) return { before: [], enter: commandEnter(), after: [] };
      if (inText) return { before: [], enter: 'Enter', after: [hint(['Shift Enter'], words.term('hintNewLine'))] };
      const rows = question.options.length + (question.other ? 1 : 0);
      const moves = question.kind === 'single_choice' && rows > 9 ? [hint(['↑ ↓'], words.term('hintMove'))] : [];
      return { before: [hint(rows > 1 ? ['1', String(Math.min(rows, 9))] : ['1'], words.term('hintChoose')), ...moves], enter: 'Enter', after: [] };
    }
    case 'text':
      return { before: [], enter: question.multiline ? commandEnter() : 'Enter', after: [] };
    case 'number':
      return { before: scaleOf(question) ? [hint(['← →'], words.term('hintChoose'))] : [], enter: 'Enter', after: [] };
    case 'file':
      return { before: [], enter: commandEnter(), after: [] };
    case 'boolean':
    case 'temporal':
    case 'color':
      return { before: [], enter: 'Enter', after: [] };
  }
}

const commandEnter = (): string => (isApple() ? '⌘ Enter' : 'Ctrl Enter');

/** After it comes the end. */
function isLast(view: QuestionnaireView, { index }: QuestionView): boolean {
  return index === view.questionCount - 1;
}

function hint([first = '', last]: readonly string[], does: string): TemplateResult {
  return html`<span><kbd class="key" dir="ltr">${first}</kbd>${last === undefined ? nothing : html`<span class="dash">–</span><kbd class="key">${last}</kbd>`} ${does}</span>`;
}
