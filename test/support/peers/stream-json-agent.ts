// An agent that asks over its own output and input, one JSON object a line, as a child process. It asks what its arguments
// say, ends each turn with what came of it, and goes when its input ends.
import { askUser } from '../../../src/core/index.js';
import { AskUserSession, createLineReader, streamJsonCodec } from '../../../src/machines/index.js';

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

const lines = createLineReader((line) => { session.receive(line); });
process.stdin.setEncoding('utf8').on('data', (text: string) => { lines.append(text); }).on('end', () => {
  lines.finish();
  session.close();
});
