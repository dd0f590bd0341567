import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cutDocuments, fencedDocuments } from '../scan/documents.js';
import { content, mangled, runs, written } from './arbitraries.js';
import { assertArrives } from './arriving.js';

const FENCE = '```questionnaire\ntitle: T\nquestions:\n  - type: single_choice\n    text: Why?\n    options:\n      - A\n      - B\n    default: B\n```';
const LINES = '```questionnaire\n# c\n  "title":\n    A title\n    below\n  questions: # c\n  - type: single_choice\n    default: two\n    text: one\n      - two\n      and three\n    options:\n      - one\n        and\n        more\n      # c\n      - two\n  - type: free_text\n    text: |\n      a: b\n      - c\n    default: |+\n      x\n\n  - {type: multi_choice, text: "M: m",\n     options: [a, b], default: [a]}\n```';
const ELEMENT = '<questionnaire>{"title":"T","questions":[{"id":"a","type":"single_choice","text":"W </questionnaire> `x`","default":"y","options":[{"value":"x","label":"X"},"y"]},{"type":"text","text":"\\u0041\\ud83d\\ude00"}]}</questionnaire>';
const ESCAPED = '&lt;questionnaire&gt;{&quot;questions&quot;:[{&quot;type&quot;:&quot;text&quot;,&quot;text&quot;:&quot;W&quot;}]}&lt;/questionnaire&gt;';
const FORM = '<question-form title="a > b" id="f">```json\n{"description":"D","questions":[{"id":"a","label":"L","type":"checkbox","default":["y"],"options":["x",{"label":"Y","value":"y"}],"maxSelections":2},{"label":"N","type":"number","default":1.50},{"id":"z","type":"radio","label":"R","options":["1"],"defaultValue":"2"}]}\n```</question-form>';
const block = fc.constantFrom(FORM, FORM.replace(/```(?:json)?/g, ''), '<ask-question>', '</ask-question>', `\n\n${FENCE}\n`, `\n${FENCE}\n`, ELEMENT, ELEMENT, ESCAPED, '`<questionnaire>`', `\`${ELEMENT}\``, '<questionnaire>', '</questionnaire>', '<questionnaire-response>{"questionnaire_id":"q","answers":[]}</questionnaire-response>', `\n> ${ELEMENT}\n`, `\n- ${FENCE.replaceAll('\n', '\n  ')}\n`);

/** Real blocks in hostile Markdown. */
const placed = fc.tuple(cutDocuments(2), block, block).map(([[first = '', second = '', third = ''], a, b]) => first + a + second + b + third);

const message = fc.oneof(content, placed, written.map((text) => `${text}\nand so on`), mangled, fencedDocuments);

const cuts = (text: string): fc.Arbitrary<readonly number[]> => fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 12 }).map((offsets) => [...new Set(offsets)].sort((a, b) => a - b));

const everywhere = (text: string): readonly number[] => Array.from({ length: text.length }, (_, index) => index);

const golden: readonly { readonly content: string }[] = ['sage-inline', 'question-form', 'self-check'].flatMap((name): { readonly content: string }[] =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8')).filter(({ role }: { role?: string }) => role !== 'user'),
);

describe('a message that arrives in pieces', () => {
  it('reads the same in the end, keeps its keys and ids, and shows no source, cut at every character', () => {
    for (const { content: text } of golden) assertArrives(text, everywhere(text));
    for (const text of [`Hi\n\n${FENCE}\n`, `Hi\n\n${LINES}\n`, `Hi\n\n${LINES}\n`.replaceAll('\n', '\r\n'), `Hi ${ELEMENT} bye`, `Hi ${ESCAPED} bye`, `Hi ${FORM} bye`]) assertArrives(text, everywhere(text));
  });

  it('does so cut anywhere', () => {
    fc.assert(
      fc.property(message.chain((text) => fc.tuple(fc.constant(text), cuts(text))), ([text, offsets]) => assertArrives(text, offsets)),
      runs,
    );
  });

  it('does so cut at every character, whatever it is made of', () => {
    fc.assert(
      fc.property(message.filter((text) => text.length < 600), (text) => assertArrives(text, everywhere(text))),
      { numRuns: Math.ceil(runs.numRuns / 4) },
    );
  });
});
