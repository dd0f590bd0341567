import type { ReplyContext } from '../dialect.js';
import type { Issue } from '../diagnostics.js';
import { answerWords } from '../locale/answers.js';
import { describeIssue } from '../locale/issues.js';
import type { Answer, ChoiceQuestion, Outcome, Question, Questionnaire, Reply, Result, UiText } from '../model/index.js';
import { displayText, type DisplayRow } from './display-text.js';

/** What stands for "Other" among an answer's values on the wire. */
export const OTHER_VALUE = '__questionnaire_other__';

/** `questionnaire` is answered as `questionnaire_response`. */
const responseType = (name: string): string => `${name.replaceAll('-', '_')}_response`;

interface Encoded {
  readonly wire: Readonly<Record<string, unknown>>;
  readonly row: DisplayRow;
}

/** Writes the next user message for a questionnaire of the Sage formats. Source: docs/sage-inline.md §7. */
export function encodeResponse(questionnaire: Questionnaire, outcome: Outcome, context: ReplyContext): Result<Reply, Issue> {
  const refuse = (code: Issue['code'], question?: string): Result<never, Issue> => ({
    ok: false,
    error: { code, message: describeIssue(code, {}, context.locale), ...(question === undefined ? {} : { question }) },
  });
  if (outcome.kind !== 'submitted') return refuse('outcome_unsupported');
  const words = answerWords(context.locale, questionnaire.uiText);
  const encoded: Encoded[] = [];
  for (const question of questionnaire.questions) {
    const answer = outcome.answers.find((each) => each.question === question.id);
    if (!answer) return refuse('answer_missing', question.id);
    const each = encodeAnswer(question, answer, words);
    if (!each) return refuse('answer_kind', question.id);
    encoded.push(each);
  }
  const { name } = questionnaire;
  const body = { type: responseType(name), questionnaire_id: questionnaire.id, status: 'submitted', answers: encoded.map(({ wire }) => wire) };
  // Escaped, a closing element inside an answer ends nothing.
  const json = JSON.stringify(body).replaceAll('<', '\\u003c');
  const text = `<${name}-response>${json}</${name}-response>`;
  return { ok: true, value: { via: 'message', text, displayText: displayText(encoded.map(({ row }) => row), words) } };
}

function encodeAnswer(question: Question, answer: Answer, words: UiText): Encoded | undefined {
  const head = { question_id: question.id, question: question.prompt };
  if (question.kind === 'single_choice' && answer.kind === 'single_choice') {
    const { value } = answer;
    const other = value && 'other' in value ? value.other.trim() : undefined;
    const id = other !== undefined ? OTHER_VALUE : value && 'option' in value ? value.option : '';
    const label = other !== undefined ? words.other : labelOf(question, id);
    const wire = { ...head, type: 'single_choice', answer: id, value: id, label, ...(other === undefined ? {} : { other_text: other }) };
    return { wire, row: choiceRow(question, other === undefined && value !== null ? [label] : [], other) };
  }
  if (question.kind === 'multi_choice' && answer.kind === 'multi_choice') {
    const chosen = new Set(answer.value.options);
    const ids = question.options.map(({ id }) => id).filter((id) => chosen.has(id));
    const labels = ids.map((id) => labelOf(question, id));
    const other = answer.value.other?.trim();
    const values = other === undefined ? ids : [...ids, OTHER_VALUE];
    const wire = { ...head, type: 'multi_choice', answer: values, values, labels: other === undefined ? labels : [...labels, words.other], ...(other === undefined ? {} : { other_text: other }) };
    return { wire, row: choiceRow(question, labels, other) };
  }
  if (question.kind !== 'text' || answer.kind !== 'text') return undefined;
  const text = (answer.value ?? '').trim();
  return { wire: { ...head, type: 'free_text', answer: text }, row: { question: question.prompt, kind: 'text', value: text } };
}

const labelOf = (question: ChoiceQuestion, id: string): string => question.options.find((option) => option.id === id)?.label ?? '';

const choiceRow = (question: Question, labels: readonly string[], other: string | undefined): DisplayRow => ({
  question: question.prompt,
  kind: 'choice',
  labels,
  ...(other === undefined ? {} : { other }),
});
