import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { buildReply, checkDraft, initialDraft, parseMessage, parseReply } from '../../src/core/index.js';
import { asked, content, exchange, nasty, runs } from './laws/arbitraries.js';

describe('reading any text', () => {
  it('is tried on texts that hold every type of segment', () => {
    const types = new Set(fc.sample(content, { numRuns: 300, seed: 1 }).flatMap((text) => parseMessage(text).map(({ type }) => type)));
    assert.deepEqual([...types].toSorted(), ['invalid', 'markdown', 'questionnaire', 'response']);
  });

  it('throws nothing, loses nothing, and gives the same each time', () => {
    fc.assert(
      fc.property(fc.oneof(content, nasty, fc.string({ unit: 'binary' })), fc.constantFrom('assistant' as const, 'user' as const), (text, role) => {
        const segments = parseMessage(text, { role });
        const first = segments[0];
        const decoded = text.startsWith('"') && segments.length > 0 && first && !text.startsWith(first.raw);
        assert.equal(segments.map(({ raw }) => raw).join(''), decoded ? JSON.parse(text) : text);
        assert.deepEqual(parseMessage(text, { role }), segments);
        let at = 0;
        for (const { start, end, raw } of segments) {
          assert.equal(start, at);
          assert.equal(end - start, raw.length);
          at = end;
        }
      }),
      runs,
    );
  });

  it('never sets two pieces of Markdown side by side, nor an empty one', () => {
    fc.assert(
      fc.property(content, (text) => {
        const segments = parseMessage(text);
        assert.ok(segments.every(({ raw }) => raw !== ''));
        assert.ok(segments.every(({ type }, index) => type !== 'markdown' || segments[index - 1]?.type !== 'markdown'));
      }),
      runs,
    );
  });

  it('gives ids and keys that occur once', () => {
    fc.assert(
      fc.property(content, (text) => {
        const segments = parseMessage(text);
        const ids = segments.flatMap((segment) => (segment.type === 'questionnaire' ? [segment.questionnaire.id] : []));
        assert.equal(new Set(ids).size, ids.length);
        assert.equal(new Set(segments.map(({ key }) => key)).size, segments.length);
        for (const segment of segments) {
          if (segment.type !== 'questionnaire') continue;
          const questions = segment.questionnaire.questions.map((question) => question.id);
          assert.equal(new Set(questions).size, questions.length);
        }
      }),
      runs,
    );
  });

  it('says why, wherever a block could not be read', () => {
    fc.assert(
      fc.property(content, (text) => {
        for (const segment of parseMessage(text)) {
          if (segment.type !== 'invalid') continue;
          assert.ok(segment.diagnostics.some(({ severity }) => severity === 'error'));
          for (const { message, line, column } of segment.diagnostics) {
            assert.ok(message.length > 0);
            assert.ok(line === undefined || (line >= 1 && line <= text.split(/\r\n|\r|\n/).length));
            assert.ok(column === undefined || column >= 1);
          }
        }
      }),
      runs,
    );
  });
});

describe('answering any questionnaire', () => {
  it('is tried with ids and answers of every hostile kind', () => {
    const samples = fc.sample(exchange, { numRuns: 1500, seed: 1 });
    const texts = JSON.stringify(samples.map(([, outcome]) => outcome)).replaceAll('<', '\\u003c');
    for (const kind of ['</questionnaire-response>', '&lt;', '"', '\n', '\r', '\r\n', '😀', '\ud83d', '\ude00', '\u2028', '\u202e', '\u2066', '\u200f', '\u0000', ']]>', '\\', '\u00a0', 'x'.repeat(5000)]) {
      assert.ok(texts.includes(JSON.stringify(kind).slice(1, -1).replaceAll('<', '\\u003c')), JSON.stringify(kind));
    }
    const ids = new Set(samples.flatMap(([{ questions }]) => questions.map(({ id }) => id)));
    for (const id of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']) assert.ok(ids.has(id), id);
    // An empty id is no id: the question has its place for one.
    assert.ok(!ids.has('') && ids.has('q1'));
  });

  it('comes back as the outcome that was sent', () => {
    fc.assert(
      fc.property(exchange, fc.constantFrom('en', 'zh-CN', 'pt-BR'), ([questionnaire, outcome], locale) => {
        const reply = buildReply(questionnaire, outcome, { locale });
        assert.ok(reply.ok, JSON.stringify(reply));
        const read = parseReply(questionnaire, reply.value);
        assert.ok(read.ok, JSON.stringify(read));
        assert.deepEqual(read.value.outcome, outcome);
      }),
      runs,
    );
  });

  it('is one response in the user’s message, whatever the answer holds, and reads the same', () => {
    fc.assert(
      fc.property(exchange, ([questionnaire, outcome]) => {
        const reply = buildReply(questionnaire, outcome);
        assert.ok(reply.ok && reply.value.via === 'message');
        const segments = parseMessage(reply.value.text, { role: 'user' });
        assert.deepEqual(segments.map(({ type }) => type), ['response']);
      }),
      runs,
    );
  });

  it('is readable in a line for each question, but for the line ends of the person’s own text', () => {
    fc.assert(
      fc.property(exchange, ([questionnaire, outcome]) => {
        const reply = buildReply(questionnaire, outcome);
        assert.ok(reply.ok && outcome.kind === 'submitted');
        const own = outcome.answers.flatMap(({ value }) => (typeof value === 'string' ? [value] : value && typeof value === 'object' && 'other' in value && value.other !== undefined ? [value.other] : []));
        const lineEnds = own.join('').match(/\n/g)?.length ?? 0;
        assert.equal(reply.value.displayText.split('\n').length, 1 + questionnaire.questions.length + lineEnds);
      }),
      runs,
    );
  });

  it('takes an untouched draft, whatever was asked', () => {
    fc.assert(
      fc.property(asked, (questionnaire) => {
        const draft = initialDraft(questionnaire);
        assert.deepEqual(Object.keys(draft.values).toSorted(), questionnaire.questions.map((question) => question.id).toSorted());
        assert.ok(checkDraft(questionnaire, draft).ok);
      }),
      runs,
    );
  });

  it('reads any reply without an exception', () => {
    fc.assert(
      fc.property(asked, fc.oneof(nasty, content, fc.anything()), (questionnaire, reply) => {
        const read = parseReply(questionnaire, reply);
        assert.ok(read.ok || read.error.length > 0);
      }),
      runs,
    );
  });
});
