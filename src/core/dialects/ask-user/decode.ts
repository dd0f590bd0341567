import type { Decoded, RequestOptions } from '../../dialect.js';
import type { Diagnostic } from '../../diagnostics.js';
import { resolveLocale, type Locale } from '../../locale/locale.js';
import type { OutcomeKind, Questionnaire } from '../../model/index.js';
import { fieldOf, isRecord } from '../../payload/foreign.js';
import { toFaultDiagnostic } from './fault.js';
import { optional } from './fields.js';
import { MAX_HEADER_CHARACTERS } from './limits.js';
import { isPermissionRequest, readPermission } from './permission.js';
import { isLongHeader } from './read-questions.js';
import { isAskUserRequest, readRequest, type Form } from './read-request.js';
import { sourceOf } from './source.js';
import { toQuestion } from './to-question.js';
import type { QuestionSpec } from './wire.js';
import { isCode } from './words.js';

export const DIALECT = 'ask-user';

const NAMES: Readonly<Record<Form, string>> = { canonical: 'ask_user/request', legacy: 'ask_user/request', permission: 'session/request_permission' };

export const recognizes = (payload: unknown): boolean => isAskUserRequest(payload) || isPermissionRequest(payload);

/** Reads a request of either sort. One that breaks a rule is not asked in part: it comes with what is wrong first. */
export function decode(payload: unknown, { id, finish = false, locale }: RequestOptions = {}): Decoded {
  const words = resolveLocale(locale);
  const read = isPermissionRequest(payload) ? readPermission(payload) : readRequest(payload, 'any');
  if (!read.ok) return { type: 'invalid', diagnostics: [{ ...toFaultDiagnostic(read.error, words), source: sourceOf(payload) }] };
  const { form, requestId, deadline, questions } = read.value;
  const refusal = refusalOf(payload);
  const questionnaire: Questionnaire = {
    id: id ?? requestId,
    wireId: requestId,
    dialect: DIALECT,
    name: NAMES[form],
    complete: true,
    ...(deadline === undefined ? {} : { deadline }),
    ...(refusal === undefined ? {} : { refusal }),
    layout: 'stepper',
    questions: questions.map(toQuestion),
    outcomes: offered(form, finish),
    diagnostics: [...refusedBefore(payload), ...longHeaders(questions, words)],
    wire: form,
  };
  return { type: 'questionnaire', questionnaire };
}

/** The form of a questionnaire that this dialect has read. */
export const formOf = ({ wire }: Questionnaire): Form => (wire === 'legacy' || wire === 'permission' ? wire : 'canonical');

function offered(form: Form, finish: boolean): readonly OutcomeKind[] {
  if (form !== 'canonical') return ['submitted', 'cancelled'];
  return ['submitted', 'declined', 'cancelled', 'clarify', ...(finish ? (['finish'] as const) : [])];
}

/** Why the request is made again; nothing where it is made for the first time. A text may have the code before it. */
function refusalOf(payload: unknown): string | undefined {
  const error = optional(payload, 'validation_error');
  const message = typeof error === 'string' ? error.replace(/^[a-z_]+: /, '') : fieldOf(error, 'message');
  return typeof message === 'string' ? message : isRecord(error) ? '' : undefined;
}

/** What was wrong with the answer that was given before, where the request is made again. */
function refusedBefore(payload: unknown): readonly Diagnostic[] {
  const [code, message] = ['code', 'message'].map((key) => fieldOf(fieldOf(payload, 'validation_error'), key));
  return typeof message === 'string' ? [{ code: isCode(code) ? code : 'malformed_response', severity: 'warning', path: 'validation_error', message }] : [];
}

/** Read as they are, for only looks are concerned. */
const longHeaders = (questions: readonly QuestionSpec[], locale: Locale): readonly Diagnostic[] =>
  questions.flatMap(({ header }, index) => (isLongHeader(header) ? [toFaultDiagnostic({ code: 'header_too_long', path: `questions[${index}].header`, found: header, limit: MAX_HEADER_CHARACTERS }, locale, 'warning')] : []));
