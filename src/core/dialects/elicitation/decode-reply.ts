import type { Diagnostic } from '../../diagnostics.js';
import { resolveLocale } from '../../locale/locale.js';
import type { Answer, Outcome, Questionnaire, QuestionnaireResponse, Result } from '../../model/index.js';
import { err, ok } from '../../model/result.js';
import { fieldOf, isRecord, itemsOf } from '../../payload/foreign.js';
import { parseJson } from '../../payload/json-value.js';
import { MAX_VALUES, readValue } from './content.js';
import { tell } from './display.js';
import { DIALECT, NAMES } from './flavour.js';
import { namesOf } from './texts.js';
import { answerDiagnostic, resultDiagnostic } from './words.js';

/**
 * Reads the result of a request back, an object or its JSON text. A value that does not fit its question is named, and
 * then nothing is read; fields that nobody asked for are passed over. Source: docs/elicitation.md §6.
 */
export function decodeReply(reply: unknown, questionnaire?: Questionnaire, locale?: string): Result<QuestionnaireResponse, readonly Diagnostic[]> {
  const wire = typeof reply === 'string' ? parseJson(reply)?.value : reply;
  const outcome = readOutcome(wire, questionnaire, locale);
  if (!outcome.ok) return outcome;
  const told = questionnaire ? tell(questionnaire, outcome.value, locale ?? 'en').displayText : undefined;
  const message = fieldOf(wire, 'humanFriendlyMessage');
  return ok({
    questionnaireId: questionnaire?.id ?? '',
    name: questionnaire?.name ?? NAMES.request_input,
    dialect: DIALECT,
    outcome: outcome.value,
    automatic: false,
    displayText: told ?? (typeof message === 'string' ? message : ''),
    wire,
  });
}

function readOutcome(wire: unknown, questionnaire: Questionnaire | undefined, locale: string | undefined): Result<Outcome, readonly Diagnostic[]> {
  switch (fieldOf(wire, 'action')) {
    case 'accept': return readAnswers(fieldOf(wire, 'content'), questionnaire, locale);
    case 'decline': return ok({ kind: 'declined' });
    // The wire tells no reasons apart.
    case 'cancel': return ok({ kind: 'cancelled', reason: 'dismissed' });
    default: return err([resultDiagnostic(fieldOf(wire, 'action'), resolveLocale(locale))]);
  }
}

function readAnswers(content: unknown, questionnaire: Questionnaire | undefined, locale: string | undefined): Result<Outcome, readonly Diagnostic[]> {
  if (!questionnaire) return ok({ kind: 'submitted', answers: isRecord(content) ? namesOf(content).flatMap((name) => guess(name, fieldOf(content, name)) ?? []) : [] });
  const answers: Answer[] = [];
  const problems: Diagnostic[] = [];
  for (const question of questionnaire.questions) {
    const value = fieldOf(content, question.id);
    const answer = readValue(question, value);
    if (answer) answers.push(answer);
    else problems.push(answerDiagnostic(question.id, value, resolveLocale(locale)));
  }
  return problems.length === 0 ? ok({ kind: 'submitted', answers }) : err(problems);
}

/** What was asked is not known: an answer is what its type says. */
function guess(question: string, value: unknown): Answer | undefined {
  if (typeof value === 'string') return { question, kind: 'text', value };
  if (typeof value === 'number') return { question, kind: 'number', value };
  if (typeof value === 'boolean') return { question, kind: 'boolean', value };
  const values = itemsOf(value, MAX_VALUES);
  return typeof values === 'object' ? { question, kind: 'multi_choice', value: { options: values.filter((each) => typeof each === 'string') } } : undefined;
}
