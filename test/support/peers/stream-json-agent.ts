// An agent that asks over its own output and input, one JSON object a line, as a child process. It asks what its arguments
// say, ends each turn with what came of it, and goes when its input ends.
import { createInterface } from 'node:readline';
import { askUser } from '../../../src/core/index.js';
import { AskUserSession, streamJsonCodec } from '../../../src/machines/index.js';

const write = (line: string): void => void process.stdout.write(`${line}\n`);

const session = new AskUserSession<string>({
  dialect: askUser(),
  codec: streamJsonCodec(),
  capable: true,
  clock: { now: Date.now, after: (milliseconds, run) => { const timer = setTimeout(run, milliseconds); return () => { clearTimeout(timer); }; } },
  send: write,
  onEvent: (event) => { if (event.type === 'resolved') write(JSON.stringify({ type: 'result', request_id: event.requestId, outcome: event.outcome })); },
});

write('Starting …');
write(JSON.stringify({ type: 'system', subtype: 'init' }));
for (const params of process.argv.slice(2)) session.ask(JSON.parse(params));

createInterface({ input: process.stdin }).on('line', (line) => { session.receive(line); }).on('close', () => { session.close(); });
