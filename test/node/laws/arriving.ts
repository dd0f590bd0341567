import assert from 'node:assert/strict';
import { createMessageParser, parseMessage, type Question, type Segment } from '../../../src/core/index.js';

/** The laws of a message that is still arriving, at each of its cuts. `offsets`: where it is cut, rising. */
export function assertArrives(message: string, offsets: readonly number[]): void {
  const options = { messageId: 'm' };
  const final = parseMessage(message, options);
  const isDecoded = final.map(({ raw }) => raw).join('') !== message;
  const parser = createMessageParser(options);
  let before: readonly Segment[] = [];
  let at = 0;
  for (const offset of [...offsets, message.length]) {
    parser.append(message.slice(at, offset));
    at = offset;
    const { segments, pending } = parser;
    const where = `${JSON.stringify(message.slice(0, at))} of ${JSON.stringify(message)}`;
    assert.equal(segments.map(({ raw }) => raw).join('') + pending, message.slice(0, at), where);
    // Prose waits for nothing but a name that may begin a block, white space apart.
    if (pending.trim().length > 40 && !message.startsWith('"')) assert.match(pending, /questionnaire|question-form|ask-question/i, where);
    assert.deepEqual(segments.slice(0, before.length).map(({ key }) => key), before.map(({ key }) => key), `keys of ${where}`);
    for (const [index, segment] of segments.entries()) assertGrown(before[index], segment, where);
    if (!isDecoded) for (const segment of segments) assertNoSource(segment, final, where);
    for (const segment of segments) assertForeseen(segment, final.find(({ key }) => key === segment.key), where);
    before = segments;
  }
  assert.deepEqual(parser.finish(), final, `finish of ${JSON.stringify(message)}`);
  assert.equal(parser.pending, '');
}

function assertGrown(before: Segment | undefined, after: Segment, where: string): void {
  if (!before) return;
  if (before.raw === after.raw && before.type === after.type) assert.ok(before === after || after.type === 'questionnaire', `another object for the same segment at ${where}`);
  if (before.type !== 'questionnaire' || after.type !== 'questionnaire') return;
  const ids = (segment: typeof before): readonly string[] => segment.questionnaire.questions.map(({ id }) => id);
  assert.deepEqual(ids(after).slice(0, ids(before).length), ids(before), `question ids at ${where}`);
  for (const [index, question] of after.questionnaire.questions.entries()) {
    const known = before.questionnaire.questions[index];
    if (known && JSON.stringify(known) === JSON.stringify(question)) assert.ok(known === question, `another object for the same question at ${where}`);
  }
}

/** What becomes a block never was Markdown. */
function assertNoSource(segment: Segment, final: readonly Segment[], where: string): void {
  if (segment.type !== 'markdown') return;
  for (const block of final) if (block.type !== 'markdown') assert.ok(segment.end <= block.start || segment.start >= block.end, `source of ${JSON.stringify(block.raw)} in ${JSON.stringify(segment.raw)} at ${where}`);
}

/** What was shown of a questionnaire is what it turns out to be, if it can be read at all. */
function assertForeseen(segment: Segment, final: Segment | undefined, where: string): void {
  if (segment.type !== 'questionnaire' || final?.type !== 'questionnaire' || segment.start !== final.start) return;
  const shown = segment.questionnaire;
  assert.equal(shown.id, final.questionnaire.id);
  if (shown.title !== undefined) assert.equal(shown.title, final.questionnaire.title, where);
  for (const [index, question] of shown.questions.entries()) {
    const whole: Question | undefined = final.questionnaire.questions[index];
    assert.deepEqual([question.id, question.kind, question.prompt], [whole?.id, whole?.kind, whole?.prompt], where);
    if (question.initial !== undefined) assert.deepEqual(question.initial, whole?.initial, where);
    if ('options' in question && whole && 'options' in whole) assert.deepEqual(question.options, whole.options.slice(0, question.options.length), where);
  }
}
