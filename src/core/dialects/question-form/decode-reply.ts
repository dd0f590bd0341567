import type { Diagnostic } from '../../diagnostics.js';
import { answerWords } from '../../locale/answers.js';
import { resolveLocale } from '../../locale/locale.js';
import type { Answer, Questionnaire, QuestionnaireResponse, Result } from '../../model/index.js';
import { err, ok } from '../../model/result.js';
import { headerOf, labelOf, SKIPPED } from './answer-text.js';
import { DIALECT } from './decode.js';
import { displayText } from './encode.js';
import { findAnswers, findBlocks, type AnswerBlock, type FoundAnswers } from './find-answers.js';
import { toFormDiagnostics, type FormProblem } from './problem.js';
import { readAnswer } from './read-value.js';

/** Reads the answers to a form out of the user's message. Source: docs/question-form.md §5. */
export function decodeReply(reply: unknown, form?: Questionnaire, locale?: string): Result<QuestionnaireResponse, readonly Diagnostic[]> {
  const blocks = typeof reply === 'string' ? findBlocks(reply) : [];
  const [first] = blocks;
  if (!form) return first ? ok(readAlone(first)) : refuse({ code: 'response_not_found', mended: headerOf('…') }, locale);
  const found = findAnswers(form, blocks);
  if (found) return ok(toResponse(form, found, locale));
  const mended = headerOf(form.wireId);
  return refuse(first && blocks.every(({ formId }) => formId !== form.wireId) ? { code: 'questionnaire_mismatch', found: first.formId, mended } : { code: 'response_not_found', mended }, locale);
}

/** The answers to a form, one a question and in their order; nothing where the text holds none. */
export function parseFormAnswers(form: Questionnaire, userText: string | null | undefined): readonly Answer[] | undefined {
  const found = findAnswers(form, findBlocks(userText ?? ''));
  return found && answersOf(form, found);
}

/** Whether the text answers every question of a form that must be answered. */
export function isConverged(form: Questionnaire, userText: string | null | undefined): boolean {
  const answers = parseFormAnswers(form, userText);
  return answers !== undefined && form.questions.every(({ required }, index) => !required || saysSomething(answers[index]));
}

const refuse = (problem: FormProblem, locale: string | undefined): Result<never, readonly Diagnostic[]> => err(toFormDiagnostics([problem], () => undefined, resolveLocale(locale)));

const answersOf = ({ questions }: Questionnaire, { values }: FoundAnswers): readonly Answer[] => questions.map((question, index) => readAnswer(question, values[index]));

function toResponse(form: Questionnaire, found: FoundAnswers, locale: string | undefined): QuestionnaireResponse {
  const words = answerWords(locale, form.uiText);
  const answers = answersOf(form, found);
  const rows = form.questions.flatMap((question, index) => {
    const answer = answers[index];
    return answer ? [`${labelOf(question)}${words.answerSeparator}${displayText(question, answer, words)}`] : [];
  });
  return {
    questionnaireId: form.id,
    name: form.name,
    dialect: DIALECT,
    outcome: { kind: 'submitted', answers },
    automatic: false,
    displayText: [words.answerTitle, ...rows].join('\n'),
    wire: found.block,
  };
}

/** Without the form, a label is all that is known of a question, and ends with the first colon. */
function readAlone(block: AnswerBlock): QuestionnaireResponse {
  const answers = block.lines.map((line): Answer => {
    const colon = line.indexOf(':');
    const [question, value] = colon < 0 ? [line, ''] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    return { question, kind: 'text', value: value === '' || value === SKIPPED ? null : value };
  });
  return { questionnaireId: block.formId, name: DIALECT, dialect: DIALECT, outcome: { kind: 'submitted', answers }, automatic: false, displayText: block.lines.join('\n'), wire: block };
}

function saysSomething(answer: Answer | undefined): boolean {
  if (!answer) return false;
  if (answer.kind === 'multi_choice') return answer.value.options.length > 0 || answer.value.other !== undefined;
  return answer.kind === 'file' ? answer.value.length > 0 : answer.value !== null;
}
