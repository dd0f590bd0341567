import type { Outcome } from '../core/model/index.js';
import { readDraft } from '../core/draft/read-draft.js';
import type { Attempt, QuestionnaireContext } from './questionnaire.context.js';
import { giveUpWaiting } from './questionnaire.delivery.js';

/**
 * What a snapshot remembers, from `actor.getPersistedSnapshot()` or its JSON. If it was being sent, the answer to that never
 * came: it is among the unconfirmed. Nothing for anything else, such as what another version of the library has stored.
 */
export function rememberedContext(persisted: unknown): QuestionnaireContext | undefined {
  const context = isObject(persisted) ? persisted['context'] : undefined;
  if (!isContext(context)) return undefined;
  return { ...context, ...giveUpWaiting(context), draft: readDraft(context.draft) };
}

/** Not a proof, but a context of another shape, or half of one, does not get through. */
const HAS: { readonly [F in keyof QuestionnaireContext]: (value: unknown) => boolean } = {
  questionnaire: (value) => isObject(value) && isString(value['id']) && ['questions', 'outcomes', 'diagnostics'].every((field) => isListOf(value[field], () => true)),
  draft: (value) => isObject(value) && isObject(value['values']) && isObject(value['notes']),
  touched: (value) => isListOf(value, isString),
  seen: (value) => isListOf(value, isString),
  step: Number.isInteger,
  issues: (value) => isListOf(value, (issue) => isObject(issue) && isString(issue['code']) && isString(issue['message'])),
  locked: (value) => value === null || isString(value),
  readOnly: (value) => typeof value === 'boolean',
  settled: (value) => value === null || isOutcome(value),
  locale: (value) => value === null || isString(value),
  layout: (value) => value === null || value === 'stepper' || value === 'list',
  submissions: Number.isInteger,
  sending: (value) => value === null || isAttempt(value),
  unconfirmed: (value) => isListOf(value, isAttempt),
  deliveryUnknown: (value) => typeof value === 'boolean',
  failure: (value) => value === null || (isObject(value) && isString(value['message'])),
};

function isContext(raw: unknown): raw is QuestionnaireContext {
  return isObject(raw) && Object.entries(HAS).every(([field, has]) => has(raw[field]));
}

function isAttempt(raw: unknown): raw is Attempt {
  return isObject(raw) && Number.isInteger(raw['submission']) && isOutcome(raw['outcome']);
}

function isOutcome(raw: unknown): raw is Outcome {
  return isObject(raw) && isString(raw['kind']) && (raw['answers'] === undefined || isListOf(raw['answers'], isObject));
}

function isListOf(raw: unknown, is: (entry: unknown) => boolean): boolean {
  return Array.isArray(raw) && raw.every(is);
}

function isString(raw: unknown): raw is string {
  return typeof raw === 'string';
}

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}
