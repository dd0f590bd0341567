import { buildReply, checkDraft, initialDraft, parseElicitation, type Answer, type DraftValue, type ElicitationFlavour, type Question, type Questionnaire } from '../../../src/core/index.js';

/** A request for the properties, all of them required or none. */
export const request = (properties: object, required: readonly string[] = []): object => ({ message: 'Need a value', requestedSchema: { type: 'object', properties, required } });

/** The questionnaire of such a request. */
export function asked(properties: object, { dialect = 'request_input', required = [] }: { readonly dialect?: ElicitationFlavour; readonly required?: readonly string[] } = {}): Questionnaire {
  const parsed = parseElicitation(request(properties, required), { dialect, id: 'call_1' });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

/** The question of a request for one property, `x`. */
export function question(schema: object, dialect?: ElicitationFlavour): Question {
  const [first] = asked({ x: schema }, dialect ? { dialect } : {}).questions;
  if (!first) throw new Error('nothing is asked');
  return first;
}

/** Why a request for one property, `x`, cannot be shown; nothing where it can. */
export function reason(schema: unknown, dialect: ElicitationFlavour = 'request_input'): string | undefined {
  const parsed = parseElicitation(request({ x: schema }), { dialect });
  return parsed.ok ? undefined : parsed.reason;
}

/** The result of answers, as the wire has it. */
export function resultOf(questionnaire: Questionnaire, answers: readonly Answer[], timeZone?: string): unknown {
  const reply = buildReply(questionnaire, { kind: 'submitted', answers }, timeZone === undefined ? {} : { timeZone });
  if (!reply.ok) throw new Error(reply.error.code);
  return reply.value.via === 'request' ? reply.value.result : undefined;
}

/** What is wrong with an entry for the question `x`; nothing where it can be sent. */
export function problemOf(questionnaire: Questionnaire, value: DraftValue): string | undefined {
  const checked = checkDraft(questionnaire, { ...initialDraft(questionnaire), values: { x: value } });
  return checked.ok ? undefined : checked.error[0]?.code;
}
