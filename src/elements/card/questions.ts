import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { DraftValue } from '../../core/model/index.js';
import type { FileTable } from '../../machines/file-table.js';
import type { QuestionnaireView, QuestionView } from '../../machines/questionnaire.view-model.js';
import { renderField } from '../fields/table.js';
import type { Localize } from '../localize/localize.js';
import type { Entered } from './entered.js';
import type { KeyFocus } from './hints.js';
import { renderNote } from './note.js';

export interface QuestionsBindings {
  readonly words: Localize;
  readonly files: FileTable;
  readonly entered: Entered;
  /** The ids of the questions whose note stands open. */
  readonly openedNotes: Set<string>;
  readonly onChange: (question: string, value: DraftValue) => void;
  /** `questions`: those that were on screen. */
  readonly onDone: (question: string, questions: readonly QuestionView[]) => void;
  readonly onFocus: (focus: KeyFocus) => void;
  readonly onNote: (question: string, text: string) => void;
}

/** The controls of the questions on screen, with their notes. Of a list, only what has changed is rendered. */
export function renderQuestions(card: QuestionnaireView, bindings: QuestionsBindings): unknown {
  const { questions, status, questionnaire, questionCount } = card;
  const { words, files, entered } = bindings;
  const locale = words.lang();
  const otherLabel = questionnaire.uiText?.other;
  const busy = status === 'submitting';
  // Marks the exception: where all may be left out, none needs to say so.
  const isMarked = questionnaire.questions.some(({ required }) => required);
  return repeat(questions, ({ question }) => question.id, (view) => {
    const { kind, question, issue, optional, index } = view;
    const { id } = question;
    const value = entered.same(id, view.value);
    const markedOptional = optional && isMarked;
    const arriving = status === 'arriving' && index === questionCount - 1;
    const onDone = (): void => bindings.onDone(id, questions);
    const control = guard([question, value, issue, locale, markedOptional, busy, arriving, otherLabel, files, entered.count(id)], () =>
      renderField({ kind, question, value, issue }, {
        locale, markedOptional, busy, arriving, otherLabel, files, onDone,
        onChange: (changed) => bindings.onChange(id, changed),
        onFocus: (inText) => bindings.onFocus({ question: id, inText }),
      }),
    );
    return question.annotatable ? html`${control}${note(view, bindings, busy, onDone)}` : control;
  });
}

function note(view: QuestionView, { words, openedNotes, onNote, onFocus }: QuestionsBindings, busy: boolean, onDone: () => void): unknown {
  const { id } = view.question;
  return renderNote(view, { words, busy, onDone, opened: openedNotes, onNote: (text) => onNote(id, text), onFocus: () => onFocus({ question: id, inText: true, inNote: true }) });
}
