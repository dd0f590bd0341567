import { readRequest, type Questionnaire } from '../src/core/index.js';
import type { SessionClock } from '../src/machines/index.js';

/** Where the sessions of a sign-in are to live, with a look at each way. */
export const storage = {
  id: 'storage',
  question: 'Where should sessions live?',
  header: 'Sessions',
  allow_annotation: true,
  options: [
    {
      id: 'table',
      label: 'Database table',
      description: 'One query for each request',
      preview: "CREATE TABLE session (\n  id          uuid PRIMARY KEY,\n  account_id  uuid NOT NULL,\n  expires_at  timestamptz NOT NULL,\n  data        jsonb NOT NULL DEFAULT '{}'\n);\nCREATE INDEX ON session (expires_at);",
    },
    { id: 'redis', label: 'Redis', description: 'Fast, one more service to run', preview: 'SET  session:<id>  <json>  EX 86400\nGET  session:<id>' },
    { id: 'cookie', label: 'Signed cookie', description: 'No storage, 4 kB at most', preview: 'Set-Cookie: s=<payload>.<signature>;\n  Path=/; HttpOnly; Secure; SameSite=Lax;\n  Max-Age=86400' },
  ],
};

export const providers = {
  id: 'providers',
  question: 'Which providers do you want on day one?',
  header: 'Identity providers',
  multi_select: true,
  allow_annotation: true,
  options: [
    { id: 'mail', label: 'E-mail link' },
    { id: 'passkey', label: 'Passkey' },
    { id: 'saml', label: 'SAML', description: 'For companies' },
  ],
};

export const rollout = {
  id: 'rollout',
  question: 'When should the old sign-in stop working?',
  header: 'Rollout',
  allow_free_text: false,
  options: [
    { id: 'now', label: 'At once' },
    { id: 'later', label: 'After 30 days' },
  ],
};

export const tests = { id: 'tests', question: 'What must not break?', header: 'Tests', options: [] };

const NOON = Date.parse('2026-12-01T12:00:00Z');

/** A request as an agent makes it. `secondsLeft`: of a clock that stands still. */
export function requestOf(questions: readonly object[], secondsLeft?: number, finish = false): Questionnaire {
  const deadline = secondsLeft === undefined ? {} : { deadline: new Date(NOON + secondsLeft * 1000).toISOString() };
  const read = readRequest({ request_id: 'r1', session_id: 's1', turn_id: 't1', tool_use_id: 'u1', questions, ...deadline }, undefined, { finish });
  if (read?.type !== 'questionnaire') throw new Error('The request cannot be read.');
  return read.questionnaire;
}

export const standingClock: SessionClock = { now: () => NOON, after: () => () => undefined };
