/** How long the agent waits for an answer, and how long it thinks about one, in milliseconds. */
const PATIENCE = 120_000;
const THOUGHT = 500;

const QUESTION = {
  id: 'storage',
  question: 'Where should sessions live?',
  header: 'Sessions',
  allow_annotation: true,
  options: [
    { id: 'table', label: 'Database table', description: 'One query for each request', preview: 'CREATE TABLE session (\n  id          uuid PRIMARY KEY,\n  account_id  uuid NOT NULL,\n  expires_at  timestamptz NOT NULL\n);' },
    { id: 'redis', label: 'Redis', description: 'Fast, one more service to run', preview: 'SET  session:<id>  <json>  EX 86400\nGET  session:<id>' },
    { id: 'cookie', label: 'Signed cookie', description: 'No storage, 4 kB at most', preview: 'Set-Cookie: s=<payload>.<signature>;\n  Path=/; HttpOnly; Secure; SameSite=Lax' },
  ],
};

/** The other end of the connection: asks one question, and refuses the first answer to it. */
export class FakeAgent {
  readonly #send: (line: string) => void;
  #count = 0;
  #answers = 0;

  constructor(send: (line: string) => void) {
    this.#send = send;
  }

  ask(): void {
    this.#count++;
    this.#answers = 0;
    const id = `r${this.#count}`;
    const params = { request_id: id, session_id: 's1', turn_id: 't1', tool_use_id: 'u1', deadline: new Date(Date.now() + PATIENCE).toISOString(), questions: [QUESTION] };
    this.#write({ type: 'stream_event', event: { type: 'server_request', method: 'ask_user/request', request_id: id, params } });
  }

  receive(line: string): void {
    const { request_id: id, response } = JSON.parse(line) as { readonly request_id: string; readonly response: { readonly outcome: string } };
    this.#answers++;
    const isRefused = response.outcome === 'answered' && this.#answers === 1;
    const verdict = isRefused ? { subtype: 'error', request_id: id, error: 'not_now: that one is down for maintenance' } : { subtype: 'success', request_id: id };
    setTimeout(() => this.#write({ type: 'control_response', response: verdict }), THOUGHT);
  }

  #write(message: object): void {
    this.#send(JSON.stringify(message));
  }
}
