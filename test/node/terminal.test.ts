import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { parseMessage, parseReply } from '../../src/core/index.js';
import samples from '../fixtures/samples.json' with { type: 'json' };

const folder = mkdtempSync(join(tmpdir(), 'sage-questionnaire-'));
after(() => rmSync(folder, { recursive: true }));

/** What the example prints when the message is shown and these lines are typed. */
function play(content: string, ...lines: readonly string[]): string {
  const path = join(folder, 'message.md');
  writeFileSync(path, content);
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import=tsx', 'examples/terminal/ask.ts', path], { input: lines.map((line) => `${line}\n`).join(''), encoding: 'utf8' });
  assert.equal(stderr, '');
  assert.equal(status, 0);
  return stdout;
}

const report = samples.find(({ id }) => id === 'weekly-report')?.content ?? '';
const [questionnaire] = parseMessage(report, { messageId: 'm1' }).flatMap((segment) => (segment.type === 'questionnaire' ? [segment.questionnaire] : []));

function outcomeIn(printed: string): unknown {
  assert.ok(questionnaire);
  const reply = parseReply(questionnaire, printed);
  return reply.ok && 'answers' in reply.value.outcome ? reply.value.outcome.answers.map(({ value }) => value) : printed;
}

describe('the terminal client, which knows nothing but the view', () => {
  it('is short enough to be read at once', () => {
    assert.ok(readFileSync('examples/terminal/ask.ts', 'utf8').split('\n').length <= 80);
  });

  it('asks one question after the other, shows all answers, and prints what the protocol expects', () => {
    const printed = play(report, '2', '1, 3', 'In euros', '');
    assert.match(printed, /\(1 of 3\)/);
    assert.match(printed, /Check your answers\./);
    assert.deepEqual(outcomeIn(printed), [{ option: 'Spreadsheet' }, { options: ['Revenue by region', 'Open invoices'] }, 'In euros']);
  });

  it('goes back, and changes an answer from the review', () => {
    const printed = play(report, '2', '<', '1', '1', 'In euros', '3', 'In dollars', '');
    assert.deepEqual(outcomeIn(printed), [{ option: 'PDF' }, { options: ['Revenue by region'] }, 'In dollars']);
  });

  it('takes words of my own where an option Other is offered', () => {
    const printed = play(report, '1', 'Staff costs', '', '');
    assert.deepEqual(outcomeIn(printed), [{ option: 'PDF' }, { options: [], other: 'Staff costs' }, null]);
  });

  it('shows what cannot be read, and why, and leaves quietly where the input ends', () => {
    assert.match(play('<questionnaire>{"questions":[]}</questionnaire>'), /<questionnaire>[\s\S]*1:29 /);
    assert.doesNotMatch(play(report, '2'), /questionnaire-response/);
  });
});
