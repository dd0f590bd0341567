import { buildReply, readRequest, type Outcome, type Questionnaire, type Reply, type RequestOptions } from '../../../src/core/index.js';

export const OPTIONS = [{ id: 'postgres', label: 'Postgres' }, { id: 'sqlite', label: 'SQLite' }];
export const QUESTION = { id: 'database', question: 'Which database?', header: 'Database', options: OPTIONS };

/** The params of a request, with questions that differ from `QUESTION` as given. */
export const request = (...questions: readonly object[]): Record<string, unknown> => ({ session_id: 's1', turn_id: 't1', tool_use_id: 'u1', request_id: 'ask-1', questions: questions.map((each) => ({ ...QUESTION, ...each })) });

export function asked(payload: unknown, options?: RequestOptions): Questionnaire {
  const decoded = readRequest(payload, undefined, options);
  if (decoded?.type !== 'questionnaire') throw new Error(JSON.stringify(decoded));
  return decoded.questionnaire;
}

/** The code and the path of what is wrong with a request. */
export function refused(payload: unknown): readonly [string, string | undefined] | undefined {
  const decoded = readRequest(payload);
  if (decoded?.type !== 'invalid') return undefined;
  const [first, ...more] = decoded.diagnostics;
  if (!first || more.length > 0) throw new Error(JSON.stringify(decoded));
  return [first.code, first.path];
}

export function resultOf(questionnaire: Questionnaire, outcome: Outcome): unknown {
  return replyTo(questionnaire, outcome).result;
}

export function replyTo(questionnaire: Questionnaire, outcome: Outcome): Extract<Reply, { via: 'request' }> {
  const reply = buildReply(questionnaire, outcome);
  if (!reply.ok || reply.value.via !== 'request') throw new Error(JSON.stringify(reply));
  return reply.value;
}
