import { resolveLocale } from '../locale/locale.js';
import type { Problem } from '../problem.js';
import { readResponse } from '../sage/read-response.js';
import { decodeElement } from '../sage/decode-element.js';
import { decodeFence } from '../sage/decode-fence.js';
import { requestName } from '../sage/decode-reply.js';
import { sageMessage } from '../sage/words.js';
import type { Block, Place } from '../scan/block.js';
import type { LineIndex } from '../scan/lines.js';
import type { PayloadLine, ScannedBlock } from '../scan/scanner.js';
import { toBlock } from '../scan/to-block.js';
import { fenceLength, type WatchedBlock } from '../scan/watch.js';
import type { CheckIssue, FormCode } from './issue.js';
import { REQUEST_NAMES, RESPONSE_NAMES, STRICT_NAME } from './names.js';
import { strictProblems } from './strict-element.js';
import { formMessage } from './words.js';

/** A block with what is wrong with it, in order of place. */
export interface Judgement {
  readonly name: string;
  readonly issues: readonly CheckIssue[];
}

/** Says of each block of a text what is wrong with it. Structural problems end the judgement of a block at the first; all others are told. */
export class Judge {
  readonly #text: string;
  readonly #lines: LineIndex;
  readonly #locale: string | undefined;

  constructor(text: string, lines: LineIndex, locale: string | undefined) {
    this.#text = text;
    this.#lines = lines;
    this.#locale = locale;
  }

  judge(found: WatchedBlock): Judgement {
    switch (found.type) {
      case 'short_fence':
        return this.#refuse('fence_too_short', found.name, 'yaml', found.start);
      case 'unclosed_fence':
        return this.#unclosed(found);
      case 'block':
        return found.block.form === 'fence' ? this.#fence(found.block) : this.#element(found.block);
    }
  }

  #unclosed({ name, start, length, lines }: Extract<WatchedBlock, { type: 'unclosed_fence' }>): Judgement {
    if (!REQUEST_NAMES.includes(name)) return this.#refuse('unsupported_name', name, 'yaml', start);
    const close = this.#shortClose(lines, 2, length);
    return close === undefined ? this.#refuse('fence_unclosed', name, 'yaml', start) : this.#refuse('fence_close_too_short', name, 'yaml', close);
  }

  #fence(scanned: Extract<ScannedBlock, { form: 'fence' }>): Judgement {
    const { name, start, lines, prefaced } = scanned;
    if (!REQUEST_NAMES.includes(name)) return this.#refuse('unsupported_name', name, 'yaml', start);
    // Two backticks may be text of a payload that is well; three are a fence.
    const close = this.#shortClose(lines, 3, fenceLength(this.#text, start));
    if (close !== undefined) return this.#refuse('fence_close_too_short', name, 'yaml', close);
    const block = toBlock(this.#text, scanned, this.#lines);
    const problems = decodeFence(block).problems.filter(isError);
    const isStructural = problems.some(({ code }) => STRUCTURAL.has(code));
    const preface: readonly Problem[] = prefaced || isStructural ? [] : [{ code: 'preface_required' }];
    return this.#issues(block, [...preface, ...problems]);
  }

  #element(scanned: Extract<ScannedBlock, { form: 'element' }>): Judgement {
    const { name, fault } = scanned.element;
    if (fault) return this.#refuse(fault === 'unclosed' ? 'element_unclosed' : 'element_mismatched', name, 'json', scanned.start);
    const block = toBlock(this.#text, scanned, this.#lines);
    if (RESPONSE_NAMES.includes(name)) {
      const reading = readResponse(block.payload, { name: requestName(name), dialect: '', locale: resolveLocale(this.#locale) }, block.json);
      return this.#issues(block, reading.ok ? [] : reading.error);
    }
    const problems = decodeElement(block).problems.filter(isError);
    return this.#issues(block, name === STRICT_NAME ? [...problems, ...strictProblems(block, problems)] : problems);
  }

  #issues({ name, form, locate }: Block, problems: readonly Problem[]): Judgement {
    const placed = problems.map((problem) => ({ problem, place: locate(problem.at) })).sort((a, b) => before(a.place, b.place));
    const issues = placed.map(({ problem, place }) => this.#issue(problem, name, form === 'fence' ? 'yaml' : 'json', place));
    return { name, issues };
  }

  #issue(problem: Problem, name: string, encoding: CheckIssue['encoding'], { line, column }: Place): CheckIssue {
    const { code, path } = problem;
    return { code, name, encoding, ...(path === undefined ? {} : { path }), line, column, message: sageMessage(problem, resolveLocale(this.#locale)) };
  }

  #refuse(code: FormCode, name: string, encoding: CheckIssue['encoding'], at: number): Judgement {
    const { line, column } = this.#lines.place(at);
    return { name, issues: [{ code, name, encoding, line, column, message: formMessage(code, name, this.#locale) }] };
  }

  /** Where a line begins that would close a fence, had it as many backticks as the opening. */
  #shortClose(lines: readonly PayloadLine[], least: number, length: number): number | undefined {
    if (length <= least) return undefined;
    for (const { start, end } of lines) {
      const line = this.#text.slice(start, end);
      const backticks = /^ {0,3}(`+)[ \t]*[\r\n]*$/.exec(line)?.[1]?.length ?? 0;
      if (backticks >= least && backticks < length) return start + line.indexOf('`');
    }
    return undefined;
  }
}

const isError = ({ severity }: Problem): boolean => severity !== 'warning';

/** What ends the judgement of a fence, for nothing in it can be trusted. */
const STRUCTURAL: ReadonlySet<string> = new Set(['payload_empty', 'payload_not_block_yaml', 'nested_fence']);

const before = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;
