import {
  AMP, BACKSLASH, BACKTICK, BANG, BRACKET_CLOSE, BRACKET_OPEN, LESS, LF, PAREN_CLOSE, PAREN_OPEN, QUESTION, SLASH, isLetter, isProse, isPunctuation,
} from './characters.js';
import { BareDestinations } from './bare-destinations.js';
import { CodeRuns } from './code-runs.js';
import type { ElementFinder, FoundElement } from './element.js';
import { Findings } from './findings.js';
import {
  NO_BRACKETS, canBecomeLink, closeBracket, popBracket, pushBracket, type Brackets, type Hypothesis, type HypothesisKind,
} from './inline-state.js';
import { DefinitionMachine, DefinitionTitleMachine, LinkMachine, Tail } from './link-machines.js';
import { isNamed } from './names.js';
import { AutolinkMachine, CdataMachine, CommentMachine, DeclarationMachine, InstructionMachine } from './span-machines.js';
import { TagMachine } from './tag-machine.js';
import { unseenEntityLength } from './unseen-entity.js';

/** Any letter: a block stands for a word to whatever encloses it. */
const WORD = 119;
const BLANK_LINE = /(?:\r(?!\n)|\n)[ \t]*[\r\n]/;
const EMAIL_START = /[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]/;

export interface InlineOptions {
  readonly text: string;
  readonly finder: ElementFinder;
  /** Whether elements whose brackets are entities count. */
  readonly transport: boolean;
  /** Called in order with each element that stands open. */
  readonly found: (element: FoundElement) => void;
}

/**
 * Reads the text of one paragraph, heading or HTML block, line by line, and finds the elements that stand open in it:
 * not in a code span, a comment, another tag, a link's destination or a link definition. One pass, no look-ahead: what
 * is not yet decided is kept as hypotheses, and candidates wait until none is left that could hide them.
 */
export class InlineScanner {
  readonly #options: InlineOptions;
  #html = false;
  #heading = false;
  #hypotheses: Hypothesis[] = [];
  readonly #bare = new BareDestinations();
  readonly #runs = new CodeRuns();
  #brackets: Brackets = NO_BRACKETS;
  readonly #findings: Findings;
  /** Before this offset the plain reading has nothing to say: it is inside something that it has read already. */
  #resume = 0;
  #definitions = false;
  #titleMayFollow = false;
  #quoted = false;
  #visible = -1;

  constructor(options: InlineOptions) {
    this.#options = options;
    this.#findings = new Findings(options.found);
  }

  /** Starts a paragraph or heading, or the text of an HTML block, in which Markdown's own constructs do not count. */
  begin(mode: 'paragraph' | 'heading' | 'html'): void {
    this.#html = mode === 'html';
    this.#heading = mode === 'heading';
    this.#definitions = mode === 'paragraph';
    this.#titleMayFollow = false;
    this.#visible = -1;
    this.#resume = 0;
  }

  /** Offset of the first character, so far, that a reader would see; -1 where there is none. */
  get visible(): number {
    return this.#visible;
  }

  /** Whether the lines so far are link reference definitions and nothing else. */
  get onlyDefinitions(): boolean {
    return this.#definitions;
  }

  /** Where the first element begins of which it is not decided whether it stands open, or infinity. */
  get undecided(): number {
    return this.#findings.undecided;
  }

  /** Gives out what nothing can hide any more. */
  settle(): void {
    const first = this.#hypotheses.reduce((earliest, { start }) => Math.min(earliest, start), Math.min(this.#bare.first, this.#runs.first));
    this.#findings.settleBefore(first);
  }

  /** To be told where the content of each line of a paragraph begins. */
  line(at: number): void {
    if (!this.#definitions) return;
    const titleMayFollow = this.#titleMayFollow;
    this.#definitions = false;
    this.#titleMayFollow = false;
    const { text } = this.#options;
    if (text.charCodeAt(at) === BRACKET_OPEN) this.#suppose('definition', at, at + 1, new DefinitionMachine());
    else if (titleMayFollow) this.#suppose('definition-title', at, at, new DefinitionTitleMachine());
  }

  /** Reads up to `to`. The offset that it comes to lies beyond `to` where an element ends on a later line. */
  feed(from: number, to: number, quoted: boolean): number {
    const { text } = this.#options;
    this.#quoted = quoted;
    let at = from;
    while (at < to) {
      if (!this.#supposes) {
        at = this.#skip(Math.max(at, Math.min(this.#resume, to)), to);
        if (at >= to) break;
      }
      const code = text.charCodeAt(at);
      // An element is one word to whatever encloses it, so it comes before its `<` is shown to the hypotheses.
      const end = at < this.#resume || quoted ? at : this.#element(code, at);
      if (end > at) {
        at = end;
        continue;
      }
      if (!this.#step(code, at) && at >= this.#resume) this.#read(code, at, to);
      at++;
    }
    return at;
  }

  /** A line end inside the paragraph, at `at`. */
  newline(at: number): void {
    this.#step(LF, at);
  }

  /** The paragraph is over: what is still undecided was nothing. */
  end(): void {
    this.#hypotheses = [];
    this.#bare.clear();
    this.#runs.clear();
    this.#brackets = NO_BRACKETS;
    this.#findings.settle();
  }

  /** Another block has begun: an opening tag before it is not closed after it. */
  forgetOpening(): void {
    this.#findings.forgetOpening();
  }

  /** Passes over text that begins nothing. */
  #skip(from: number, to: number): number {
    const { text } = this.#options;
    for (let at = from; at < to; at++) {
      const code = text.charCodeAt(at);
      if (code === LESS || code === AMP) return at;
      if (!this.#html && (code === BACKTICK || code === BACKSLASH || code === BRACKET_OPEN || code === BRACKET_CLOSE || code === BANG)) return at;
      this.#see(code, at);
    }
    return to;
  }

  #see(code: number, at: number): void {
    if (this.#visible < 0 && isProse(code)) this.#visible = at;
  }

  #read(code: number, at: number, to: number): void {
    const unseen = code === AMP ? unseenEntityLength(this.#options.text, at) : 0;
    if (unseen > 0) {
      this.#resume = at + unseen;
      return;
    }
    this.#see(code, at);
    if (code === LESS) this.#lessThan(at);
    else if (!this.#html) this.#markdown(code, at, to);
  }

  /** The end of a protocol element at `at`, or `at`. */
  #element(code: number, at: number): number {
    const { finder, transport, text } = this.#options;
    if (code !== LESS && !(code === AMP && transport && text.startsWith('&lt;', at))) return at;
    const attempt = code === LESS ? finder.read(at) : finder.readEscaped(at);
    // Only what began before the tag can hide it, and not the tag itself.
    if (attempt.doubt) this.#findings.note(attempt.doubt, at - 0.5, this.#isSettled);
    if (attempt.type === 'none') return at;
    if (attempt.type === 'opening') {
      this.#findings.open(at, attempt.opening, this.#isSettled, attempt.isUnsure ?? false);
      return at;
    }
    const { element } = attempt;
    // What has no end may yet turn out to end nothing that is open before it.
    if (element.arriving) this.#findings.note(element, at, this.#isSettled);
    else this.#findings.add(element, at, this.#isSettled);
    this.#step(WORD, element.end - 1);
    this.#definitions = false;
    if (this.#endsInside(element)) {
      this.#step(LF, element.end - 1);
      this.end();
    }
    return element.end;
  }

  /** Whether the paragraph or heading, were it not for the element, would end in it: then nothing that began before it can end after it. */
  #endsInside({ start, end }: FoundElement): boolean {
    const raw = this.#options.text.slice(start, end);
    return (raw.includes('\n') || raw.includes('\r')) && (this.#heading || BLANK_LINE.test(raw));
  }

  #lessThan(at: number): void {
    const { text } = this.#options;
    const next = text.charCodeAt(at + 1);
    if (isLetter(next) || next === SLASH) this.#suppose('tag', at, at + 1, new TagMachine());
    else if (next === QUESTION) this.#supposeOnce('instruction', at, 2, () => new InstructionMachine());
    else if (next === BANG) {
      if (text.startsWith('--', at + 2)) this.#supposeOnce('comment', at, 4, () => new CommentMachine());
      else if (text.startsWith('[CDATA[', at + 2)) this.#supposeOnce('cdata', at, 9, () => new CdataMachine());
      else if (isLetter(text.charCodeAt(at + 2))) this.#supposeOnce('declaration', at, 2, () => new DeclarationMachine());
    }
    if (!this.#html && EMAIL_START.test(text.charAt(at + 1))) this.#suppose('autolink', at, at + 1, new AutolinkMachine());
  }

  #markdown(code: number, at: number, to: number): void {
    const { text } = this.#options;
    if (code === BACKTICK) {
      const length = runLength(text, at, to);
      if (!this.#closeCode(length)) this.#runs.open({ start: at, length, brackets: this.#brackets });
      this.#resume = at + length;
    } else if (code === BACKSLASH) {
      this.#escape(at, to);
    } else if (code === BRACKET_OPEN) {
      this.#brackets = pushBracket(this.#brackets, false);
    } else if (code === BANG && text.charCodeAt(at + 1) === BRACKET_OPEN) {
      this.#brackets = pushBracket(this.#brackets, true);
      this.#resume = at + 2;
    } else if (code === BRACKET_CLOSE && this.#brackets.top) {
      const link = canBecomeLink(this.#brackets) && text.charCodeAt(at + 1) === PAREN_OPEN;
      if (link) this.#suppose('link', at + 1, at + 2, new LinkMachine(), closeBracket(this.#brackets));
      this.#brackets = popBracket(this.#brackets);
    }
  }

  /** A backslash takes its meaning from the next character. Inside a code span it has none, so the whole run may close one. */
  #escape(at: number, to: number): void {
    const { text } = this.#options;
    const next = text.charCodeAt(at + 1);
    if (next !== BACKTICK || at + 1 >= to) {
      if (!isPunctuation(next)) return;
      this.#see(next, at + 1);
      this.#resume = at + 2;
      return;
    }
    const length = runLength(text, at + 1, to);
    if (!this.#closeCode(length)) {
      this.#see(next, at + 1);
      if (length > 1) this.#runs.open({ start: at + 2, length: length - 1, brackets: this.#brackets });
    }
    this.#resume = at + 1 + length;
  }

  #closeCode(length: number): boolean {
    const run = this.#runs.partnerOf(length);
    if (!run) return false;
    this.#brackets = run.brackets;
    this.#drop(run.start);
    return true;
  }

  #suppose(kind: HypothesisKind, start: number, from: number, machine: Hypothesis['machine'], brackets = this.#brackets): void {
    this.#hypotheses.push({ kind, start, from, machine, brackets });
  }

  /** Where one of a kind is open already, a second would end with it. */
  #supposeOnce(kind: HypothesisKind, start: number, skip: number, machine: () => Hypothesis['machine']): void {
    if (!this.#hypotheses.some((open) => open.kind === kind)) this.#suppose(kind, start, start + skip, machine());
  }

  /** Shows a character to all hypotheses; true where one came true with it. */
  #step(code: number, at: number): boolean {
    if (!this.#supposes) return false;
    const isTrue = this.#stepEach(code, at);
    const ended = this.#bare.step(code);
    return ended ? this.#endDestination(ended, code, at) : isTrue;
  }

  /** What is left of a link behind its bare destination, from the character that ended that. */
  #endDestination(link: Hypothesis, code: number, at: number): boolean {
    const tail = new Tail(PAREN_CLOSE);
    const step = tail.step(code);
    if (step === 'done') this.#comeTrue(link, at);
    else if (step === 'pending') {
      const later = this.#hypotheses.findIndex(({ start }) => start > link.start);
      this.#hypotheses.splice(later < 0 ? this.#hypotheses.length : later, 0, { ...link, machine: tail });
    }
    return step === 'done';
  }

  #stepEach(code: number, at: number): boolean {
    const all = this.#hypotheses;
    let kept = 0;
    for (let index = 0; index < all.length; index++) {
      const open = all[index];
      if (!open) break;
      const step = at < open.from ? 'pending' : open.machine.step(code);
      if (step === 'done') {
        all.length = kept;
        this.#comeTrue(open, at);
        return true;
      }
      if (step === 'bare') this.#bare.join(open);
      if (step === 'pending') {
        if (kept < index) all[kept] = open;
        kept++;
      }
    }
    if (kept < all.length) all.length = kept;
    return false;
  }

  #comeTrue(hypothesis: Hypothesis, at: number): void {
    this.#brackets = hypothesis.brackets;
    this.#drop(hypothesis.start);
    this.#resume = at + 1;
    if (hypothesis.kind === 'autolink' && this.#visible < 0) this.#visible = hypothesis.start;
    if (hypothesis.kind === 'tag') this.#closingTag(hypothesis.start, at + 1);
    if (hypothesis.kind === 'definition' || hypothesis.kind === 'definition-title') {
      this.#definitions = true;
      this.#titleMayFollow = hypothesis.machine instanceof DefinitionMachine && !hypothesis.machine.titled;
    }
  }

  /** A whole tag: it may close the element that is open. */
  #closingTag(start: number, end: number): void {
    const { text } = this.#options;
    const element = this.#findings.opened;
    if (!element || this.#quoted || text.charCodeAt(start + 1) !== SLASH) return;
    if (!isNamed(element.name, text, start + 2)) {
      this.#findings.closeOther((name) => isNamed(name, text, start + 2));
      return;
    }
    if (this.#visible >= element.start) this.#visible = -1;
    this.#findings.add({ ...element, payloadEnd: start, end }, start, this.#isSettled);
  }

  /** Whether nothing is left that could turn out to hide what was found. */
  get #isSettled(): boolean {
    return !this.#supposes && this.#runs.isEmpty;
  }

  /** Whether anything is undecided but runs of backticks. */
  get #supposes(): boolean {
    return this.#hypotheses.length > 0 || !this.#bare.isEmpty;
  }

  /** Forgets all that began at `start` or later: it turned out to be inside something. */
  #drop(start: number): void {
    if (this.#hypotheses.some((open) => open.start >= start)) this.#hypotheses = this.#hypotheses.filter((open) => open.start < start);
    this.#bare.dropFrom(start);
    this.#runs.dropFrom(start);
    this.#findings.dropFrom(start);
    if (this.#visible >= start) this.#visible = -1;
  }
}

function runLength(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && text.charCodeAt(at) === BACKTICK) at++;
  return at - from;
}
