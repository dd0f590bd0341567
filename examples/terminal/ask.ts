// Asks the questions of a message in a terminal, and prints the answer that its protocol expects:
//   npx tsx examples/terminal/ask.ts message.md
import { readFileSync } from 'node:fs';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { buildReply, parseMessage, type DraftValue, type Questionnaire } from 'sage-questionnaire/core';
import { startQuestionnaire, viewQuestionnaire, type QuestionnaireView, type QuestionView, type UserEvent } from 'sage-questionnaire/machines';

const lines = createInterface({ input: stdin })[Symbol.asyncIterator]();
const print = (...texts: readonly string[]): unknown => stdout.write(`${texts.join('\n')}\n`);

for (const segment of parseMessage(readFileSync(process.argv[2] ?? stdin.fd, 'utf8'), { messageId: 'm1' })) {
  if (segment.type === 'markdown') print(segment.raw.trim());
  if (segment.type === 'questionnaire') await ask(segment.questionnaire);
  if (segment.type === 'invalid') print(segment.raw, ...segment.diagnostics.map(({ message, line = 0, column = 0 }) => `${line}:${column} ${message}`));
}

async function ask(questionnaire: Questionnaire): Promise<void> {
  const actor = startQuestionnaire({ questionnaire });
  actor.on('outcome', ({ outcome }) => {
    const reply = buildReply(questionnaire, outcome);
    if (reply.ok && reply.value.via === 'message') print(reply.value.text);
    actor.send(reply.ok ? { type: 'delivery.succeeded' } : { type: 'delivery.failed', message: reply.error.message });
  });
  for (let view = viewQuestionnaire(actor.getSnapshot()); view.canEdit; view = viewQuestionnaire(actor.getSnapshot())) {
    print('', ...show(view));
    const { value: line, done } = await lines.next();
    if (done === true) return;
    for (const event of meaning(line.trim(), view)) actor.send(event);
  }
}

function show(view: QuestionnaireView): readonly string[] {
  const { title, questions, entered, step, questionCount, isReview, failure } = view;
  const answers = entered.map(({ prompt, text, issue }, index) => `${index + 1}. ${prompt} ${text}${issue ? ` (${issue.message})` : ''}`);
  const head = isReview ? ['Check your answers.', ...answers, 'A number changes one, an empty line sends them.'] : [`${title ?? 'Question'} (${step + 1} of ${questionCount})`];
  return [...head, ...questions.flatMap(showQuestion), ...(failure ? [`Not sent: ${failure.message}`] : [])];
}

function showQuestion({ question, issue }: QuestionView): readonly string[] {
  const options = 'options' in question ? question.options.map(({ label }, index) => `  ${index + 1}) ${label}`) : [];
  return [question.prompt, ...options, ...(issue ? [`! ${issue.message}`] : []), 'options' in question && question.other ? 'Numbers, or words of your own. "<" goes back.' : '"<" goes back.'];
}

/** An empty line keeps what stands there and goes on. */
function meaning(line: string, { commands, questions: [view], isReview }: QuestionnaireView): readonly UserEvent[] {
  const onward = commands.next ?? commands.submit;
  if (line === '<') return commands.back ? [commands.back] : [];
  if (isReview && /^\d+$/.test(line)) return commands.go ? [commands.go(Number(line) - 1)] : [];
  const change = view && line !== '' ? commands.change?.(view.question.id, read(view, line)) : undefined;
  return [...(change ? [change] : []), ...(onward ? [onward] : [])];
}

/** What was typed, as the draft of a question; a number is the place of an option. */
function read({ question, value }: QuestionView, line: string): DraftValue {
  if (question.kind === 'text') return { kind: 'text', text: line };
  if (question.kind !== 'single_choice' && question.kind !== 'multi_choice') return value;
  const words = line.split(/\s*,\s*/);
  const options = words.flatMap((word) => question.options[Number(word) - 1]?.id ?? []);
  const other = { chosen: options.length === 0 && question.other !== undefined, text: options.length === 0 ? line : '' };
  return question.kind === 'multi_choice' ? { kind: 'multi_choice', options, other } : { kind: 'single_choice', option: options[0] ?? null, other };
}
