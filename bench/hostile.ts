// npm run bench:hostile [-- --all] [--guard] [part of a section's title]
// Run with room for what is young: in a large text more of it lives long enough to be copied, which is no growth of ours.
import { createMessageParser, parseMessage, selfCheckText } from '../src/core/index.js';
import { renderBlock } from '../src/elements/markdown/block.js';
import { toBlocks } from '../src/elements/markdown/blocks.js';
import { hostileCheck } from '../test/support/hostile-check.js';
import { hostileJson } from '../test/support/hostile-json.js';
import { hostileMarkdown } from '../test/support/hostile-markdown.js';
import { JSON_SIZE, YAML_SIZE, aroundText, element, fence, inBlocks, inOneBlock, response } from '../test/support/hostile-messages.js';
import { hostileText } from '../test/support/hostile-text.js';
import { hostileYaml, wrongYaml } from '../test/support/hostile-yaml.js';
import { measureSection, type Section } from './lib/hostile-section.js';

const read = (text: string): unknown => parseMessage(text);
const readAnswer = (text: string): unknown => parseMessage(text, { role: 'user' });
const arrive = (text: string): unknown => {
  const parser = createMessageParser();
  for (let at = 0; at < text.length; at += PIECE) {
    parser.append(text.slice(at, at + PIECE));
    if (at % LOOK === 0) void parser.segments;
  }
  return parser.finish();
};
const check = (text: string): unknown => selfCheckText(text);
const render = (text: string): unknown => toBlocks(text).blocks.map((block) => renderBlock(block, { words: { lang: () => 'en', term: () => '' } }));

/** Of a message that arrives; about what a fast model says in a moment. */
const PIECE = 16;
/** Of so many characters: each look lists all segments, of which such texts have thousands. */
const LOOK = 4096;

/** Above 1, because a large text does not fit into the caches that a small one does. */
const linear = { exponent: 1.2 };
const linearAndFast = { exponent: 1.2, ratio: 100 };

const sections: readonly Section[] = [
  { title: 'Text without a block', patterns: hostileText, reading: aroundText.alone, work: read, limits: linearAndFast },
  { title: 'Text in the paragraph of a block', patterns: hostileText, reading: aroundText['in the paragraph of a block'], work: read, limits: linearAndFast },
  { title: 'YAML in one fence', patterns: { ...hostileYaml, ...wrongYaml }, reading: inOneBlock(fence), work: read, limits: linearAndFast },
  { title: 'YAML in fences of 30 kB', patterns: hostileYaml, reading: inBlocks(fence, YAML_SIZE), work: read, limits: linearAndFast },
  // These the parser reads, and it is slow: how slow, 32 KiB bound.
  { title: 'YAML that is wrong, in fences of 30 kB', patterns: wrongYaml, reading: inBlocks(fence, YAML_SIZE), work: read, limits: linear },
  { title: 'JSON in one element', patterns: hostileJson, reading: inOneBlock(element), work: read, limits: linearAndFast },
  { title: 'JSON in elements of 20 kB', patterns: hostileJson, reading: inBlocks(element, JSON_SIZE), work: read, limits: linearAndFast },
  { title: 'JSON in one answer', patterns: hostileJson, reading: inOneBlock(response), work: readAnswer, limits: linearAndFast },
  { title: 'Text that arrives', patterns: hostileText, reading: aroundText.alone, work: arrive, limits: linear },
  { title: 'Text that arrives in the paragraph of a block', patterns: hostileText, reading: aroundText['in the paragraph of a block'], work: arrive, limits: linear },
  { title: 'YAML that arrives', patterns: { ...hostileYaml, ...wrongYaml }, reading: inBlocks(fence, YAML_SIZE), work: arrive, limits: linear },
  { title: 'JSON that arrives', patterns: hostileJson, reading: inBlocks(element, JSON_SIZE), work: arrive, limits: linear },
  { title: 'Self-check of text', patterns: { ...hostileText, ...hostileCheck }, reading: aroundText.alone, work: check, limits: linear },
  { title: 'Self-check of text in the paragraph of a block', patterns: { ...hostileText, ...hostileCheck }, reading: aroundText['in the paragraph of a block'], work: check, limits: linear },
  { title: 'Markdown', patterns: hostileMarkdown, reading: aroundText.alone, work: render, limits: linear },
];

/**
 * What CI asks for: a machine that others work on shifts a figure by some tenths now and then, for long enough that no patience helps, but it
 * does not make linear work look quadratic, which starts at some 1.7.
 */
const guard = { exponent: 1.5 };

const args = process.argv.slice(2);
const all = args.includes('--all');
const guarded = args.includes('--guard');
const [part = ''] = args.filter((arg) => !arg.startsWith('--'));
const over = sections.filter(({ title }) => title.includes(part)).reduce((sum, section) => sum + measureSection(guarded ? { ...section, limits: guard } : section, all), 0);
process.exitCode = over > 0 ? 1 : 0;
