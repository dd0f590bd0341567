import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseMessage, type Diagnostic, type Question } from '../../../src/core/index.js';
import { runs } from './arbitraries.js';

const PARTS = [': ', ':', ' #', '#', '- ', '? ', '[', ']', '{', '}', ',', '"', "'", '\\', '\\d', '!', '!!str ', '&', '*', '**', '%', '@', '`', '|', '>', '~', '=', '<<', '...', '---', '\t', ' ', 'a', 'Why', 'type', '1', '0x1F', 'true', 'null', '😀', '答', '\u00a0', '\u2028'];
const text = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 6 }).map((parts) => parts.join('').trim());

const PLACES: readonly { readonly path: string; readonly message: (text: string) => string; readonly read: (question: Question | undefined) => unknown }[] = [
  {
    path: 'questions[0].text',
    message: (written) => `Hi\n\n\`\`\`questionnaire\ntitle: T\nquestions:\n  - type: free_text\n    text: ${written}\n    default: ""\n\`\`\``,
    read: (question) => question?.prompt,
  },
  {
    path: 'questions[0].options[1]',
    message: (written) => `- Hi\r\n\r\n  \`\`\`questionnaire\r\n  title: T\r\n  questions:\r\n    - type: single_choice\r\n      text: W\r\n      options:\r\n        - A\r\n        - ${written}\r\n      default: A\r\n  \`\`\``,
    read: (question) => (question?.kind === 'single_choice' ? question.options[1]?.id : undefined),
  },
];

function readIn(message: string): { readonly question: Question | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const segment = parseMessage(message).find(({ type }) => type !== 'markdown');
  if (segment?.type === 'questionnaire') return { question: segment.questionnaire.questions[0], diagnostics: segment.questionnaire.diagnostics };
  return { question: undefined, diagnostics: segment?.type === 'invalid' ? segment.diagnostics : [] };
}

/** What a message says to write instead: the last of its code spans, where there are two. */
function mendedIn(message: string): string | undefined {
  const [found, mended] = [...message.matchAll(/(`+)(?!`)( ?)(.+?)\2\1(?!`)/g)].map(([, , , span]) => span);
  return found === undefined ? undefined : mended;
}

describe('a text in a fence, whatever it is made of', () => {
  it('is read as it was written, or named with its place', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...PLACES), (written, { message, read }) => {
        const { question, diagnostics } = readIn(message(written));
        const place = message('').split(/\r?\n/).findIndex((line) => /text: $|- $/.test(line)) + 1;
        for (const { code, line, column } of diagnostics) assert.deepEqual([line, (column ?? 0) > 0], [place, true], `${code} for ${written}`);
        if (diagnostics.length > 0 || /^(["'|>])/.test(written)) return;
        assert.equal(read(question), written);
      }),
      runs,
    );
  });

  it('is read once it is written as its diagnostic says', () => {
    const mended = new Set<string>();
    fc.assert(
      fc.property(text, fc.constantFrom(...PLACES), (written, { path, message, read }) => {
        const { diagnostics } = readIn(message(written));
        for (const diagnostic of diagnostics) {
          const instead = mendedIn(diagnostic.message);
          if (instead === undefined) continue;
          mended.add(diagnostic.code);
          assert.ok(diagnostic.path?.startsWith(path), `${written}: ${diagnostic.path ?? ''}`);
          const again = readIn(message(instead));
          assert.deepEqual(again.diagnostics, [], `${written} → ${instead}`);
          assert.notEqual(read(again.question), undefined, `${written} → ${instead}`);
        }
      }),
      runs,
    );
    for (const code of ['yaml_invalid', 'yaml_alias', 'yaml_tag', 'yaml_comment_cut', 'text_required', 'options_invalid']) assert.ok(mended.has(code), code);
  });
});
