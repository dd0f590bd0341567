import { askUser } from '../../src/core/index.js';
import { acpCodec, appServerCodec, AskUserSession, jsonLines, streamJsonCodec, type AskUserSessionOptions, type SessionClock, type SessionCodec, type SessionEvent } from '../../src/machines/index.js';

const START = Date.parse('2026-12-01T10:00:00Z');
export const inSeconds = (seconds: number): string => new Date(START + seconds * 1000).toISOString();

const OPTIONS = [{ id: 'postgres', label: 'Postgres' }, { id: 'sqlite', label: 'SQLite' }];
/** The params of a request that every transport can carry. */
export const params = (requestId: string, more: object = {}, question: object = {}): Record<string, unknown> => ({
  session_id: 's1', turn_id: 't1', tool_use_id: `u-${requestId}`, request_id: requestId, ...more,
  questions: [{ id: 'database', question: 'Which database?', header: 'Database', options: OPTIONS, allow_free_text: false, ...question }],
});

export interface ManualClock extends SessionClock {
  advance(milliseconds: number): void;
  readonly waiting: number;
}

/** Time that passes when it is told to. */
export function manualClock(): ManualClock {
  let time = START;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => time,
    after(milliseconds, run) {
      const timer = { at: time + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(milliseconds) {
      time += milliseconds;
      for (const timer of [...timers].filter(({ at }) => at <= time)) if (timers.delete(timer)) timer.run();
    },
    get waiting() {
      return timers.size;
    },
  };
}

/** Each kind of wire, as a pair of codecs. */
export const WIRES: Readonly<Record<'stream-json' | 'app-server' | 'acp', () => SessionCodec<string>>> = {
  'stream-json': streamJsonCodec,
  'app-server': () => jsonLines(appServerCodec()),
  acp: () => jsonLines(acpCodec(askUser().acp)),
};

export interface Peer {
  readonly session: AskUserSession<string>;
  readonly events: readonly SessionEvent[];
  /** What it has sent, and nobody has received yet. */
  readonly outbox: string[];
  readonly of: <T extends SessionEvent['type']>(type: T) => readonly Extract<SessionEvent, { type: T }>[];
}

export function peer(codec: SessionCodec<string>, options: Partial<AskUserSessionOptions<string>> = {}): Peer {
  const events: SessionEvent[] = [];
  const outbox: string[] = [];
  const session = new AskUserSession<string>({ dialect: askUser(), codec, send: (line) => void outbox.push(line), onEvent: (event) => void events.push(event), clock: manualClock(), ...options });
  return { session, events, outbox, of: (type) => events.filter((event): event is Extract<SessionEvent, { type: typeof type }> => event.type === type) };
}

/** Carries everything to and fro until nothing is left. */
export function carry(a: Peer, b: Peer): void {
  while (a.outbox.length + b.outbox.length > 0) {
    for (const line of a.outbox.splice(0)) b.session.receive(line);
    for (const line of b.outbox.splice(0)) a.session.receive(line);
  }
}
