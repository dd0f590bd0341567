import { isAnswer } from '../core/answer-shape.js';
import { record } from '../core/draft/draft.js';
import type { Outcome, OutcomeKind, QuestionKind } from '../core/model/index.js';
import { readDraft } from '../core/draft/read-draft.js';
import { stepCount, type QuestionnaireContext } from './questionnaire.context.js';
import type { Attempt } from './questionnaire.events.js';
import { giveUpWaiting } from './questionnaire.delivery.js';

/**
 * What a snapshot remembers, from `actor.getPersistedSnapshot()` or its JSON. If it was being sent, the answer to that never
 * came: it is among the unconfirmed. Nothing for anything else, such as what another version of the library has stored.
 */
export function rememberedContext(persisted: unknown): QuestionnaireContext | undefined {
  const context = isObject(persisted) ? persisted['context'] : undefined;
  if (!isContext(context)) return undefined;
  const step = Math.max(0, Math.min(context.step, stepCount({ ...context, layout: 'stepper' }) - 1));
  // Who else there is, is for the page to say on which it goes on: nobody would say that they are gone.
  return { ...context, ...giveUpWaiting(context), draft: readDraft(context.draft), others: false, step };
}

/** Whatever it stands at: also what cannot be changed now may be sent later. Prepared answers that hold a lost file are to be looked at again. */
export function withoutLostFiles(context: QuestionnaireContext, hasFile: (id: string) => boolean): QuestionnaireContext {
  const { draft, prepared } = context;
  const values = record(draft.values);
  let isLost = false;
  for (const [id, value] of Object.entries(draft.values)) {
    if (value.kind !== 'file') continue;
    const files = value.files.filter((file) => hasFile(file.id));
    if (files.length === value.files.length) continue;
    isLost = true;
    values[id] = { kind: 'file', files };
  }
  return isLost ? { ...context, draft: { ...draft, values }, prepared: prepared?.kind === 'submitted' ? null : prepared } : context;
}

/** Not a proof, but a context of another shape, or half of one, does not get through. */
const HAS: { readonly [F in keyof QuestionnaireContext]: (value: unknown) => boolean } = {
  questionnaire: isQuestionnaire,
  awaiting: (value) => value === null || isQuestionnaire(value),
  draft: (value) => isObject(value) && isObject(value['values']) && isObject(value['notes']),
  touched: (value) => isListOf(value, isString),
  seen: (value) => isListOf(value, isString),
  step: Number.isInteger,
  returns: (value) => typeof value === 'boolean',
  issues: (value) => isListOf(value, (issue) => isObject(issue) && isString(issue['code']) && isString(issue['message'])),
  locked: (value) => value === null || isString(value),
  readOnly: (value) => typeof value === 'boolean',
  settled: (value) => value === null || isOutcome(value),
  locale: (value) => value === null || isString(value),
  layout: (value) => value === null || value === 'stepper' || value === 'list',
  others: (value) => typeof value === 'boolean',
  prepared: (value) => value === null || isOutcome(value),
  submissions: Number.isInteger,
  sending: (value) => value === null || isAttempt(value),
  unconfirmed: (value) => isListOf(value, isAttempt),
  deliveryUnknown: (value) => typeof value === 'boolean',
  failure: (value) => value === null || (isObject(value) && isString(value['message']) && isString(value['outcome'])),
};

function isQuestionnaire(value: unknown): boolean {
  return isObject(value) && isString(value['id']) && isListOf(value['questions'], isQuestion) && isListOf(value['outcomes'], isString) && isListOf(value['diagnostics'], isObject);
}

function isContext(raw: unknown): raw is QuestionnaireContext {
  return isObject(raw) && Object.entries(HAS).every(([field, has]) => has(raw[field]));
}

export function isAttempt(raw: unknown): raw is Attempt {
  return isObject(raw) && Number.isSafeInteger(raw['submission']) && isOutcome(raw['outcome']);
}

function isOutcome(raw: unknown): raw is Outcome {
  return isObject(raw) && isOutcomeKind(raw['kind']) && OUTCOMES[raw['kind']](raw);
}

const isOption = (raw: unknown): boolean => isObject(raw) && isString(raw['id']) && isString(raw['label']);
const hasOptions = ({ options }: Fields): boolean => isListOf(options, isOption);
const hasNoMore = (): boolean => true;

/** What a question of each kind needs to have beside its id and its prompt. */
const KINDS: { readonly [K in QuestionKind]: (question: Fields) => boolean } = {
  single_choice: hasOptions,
  multi_choice: hasOptions,
  text: hasNoMore,
  temporal: hasNoMore,
  color: hasNoMore,
  number: hasNoMore,
  boolean: hasNoMore,
  file: hasNoMore,
};

const isKind = (raw: unknown): raw is QuestionKind => isString(raw) && Object.hasOwn(KINDS, raw);

function isQuestion(raw: unknown): boolean {
  return isObject(raw) && isKind(raw['kind']) && isString(raw['id']) && isString(raw['prompt']) && KINDS[raw['kind']](raw);
}

const hasAnswers = ({ answers }: Fields): boolean => isListOf(answers, isAnswer);

const OUTCOMES: { readonly [K in OutcomeKind]: (outcome: Fields) => boolean } = {
  submitted: hasAnswers,
  clarify: hasAnswers,
  finish: hasAnswers,
  declined: hasNoMore,
  cancelled: ({ reason }) => isString(reason),
};

const isOutcomeKind = (raw: unknown): raw is OutcomeKind => isString(raw) && Object.hasOwn(OUTCOMES, raw);

type Fields = Readonly<Record<string, unknown>>;

function isListOf(raw: unknown, is: (entry: unknown) => boolean): boolean {
  return Array.isArray(raw) && raw.every(is);
}

function isString(raw: unknown): raw is string {
  return typeof raw === 'string';
}

function isObject(raw: unknown): raw is Fields {
  return typeof raw === 'object' && raw !== null;
}
