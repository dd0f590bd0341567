import type { Question, Questionnaire } from '../../model/index.js';
import { labelOf, oneLine } from './answer-text.js';

/** Answers as they stand in a message: below a header, a line each. */
export interface AnswerBlock {
  readonly formId: string;
  /** What follows the dash. */
  readonly lines: readonly string[];
}

/** An answer to a form: what each question's line says, nothing where it has none. */
export interface FoundAnswers {
  readonly block: AnswerBlock;
  readonly values: readonly (string | undefined)[];
}

const HEADER = /^\[form answers(?:\s*[—–-]\s*|\s+for\s+)/i;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** All answers to forms in a text, outside of fenced code. */
export function findBlocks(text: string): readonly AnswerBlock[] {
  const blocks: { formId: string; lines: string[] }[] = [];
  let fence: string | undefined;
  for (const raw of text.split(/\r\n|[\r\n]/)) {
    const run = FENCE.exec(raw)?.[1];
    if (run !== undefined && (fence === undefined || run.startsWith(fence))) fence = fence === undefined ? run : undefined;
    if (fence !== undefined || run !== undefined) continue;
    const line = raw.trim();
    const header = line.endsWith(']') ? HEADER.exec(line) : null;
    if (header) blocks.push({ formId: line.slice(header[0].length, -1).trim(), lines: [] });
    else if (line.startsWith('-')) blocks.at(-1)?.lines.push(line.slice(1).trim());
  }
  return blocks;
}

/**
 * The answers to a form: those under its id that answer most of its questions, at least one. Forms of one message may
 * have one id, and be the same; then the first of them has the first answers.
 */
export function findAnswers(form: Questionnaire, blocks: readonly AnswerBlock[]): FoundAnswers | undefined {
  const ordinal = ordinalOf(form.wire);
  let best: FoundAnswers[] = [];
  let most = 1;
  for (const block of blocksOf(form, blocks)) {
    const values = matchLines(form.questions, block.lines);
    const count = values.filter((value) => value !== undefined).length;
    if (count < most) continue;
    if (count > most) best = [];
    best.push({ block, values });
    most = count;
  }
  return best.find(({ block }) => block === blocks[ordinal - 1]) ?? best[Math.min(ordinal, best.length) - 1];
}

/** The case of an id counts only where it tells two forms apart. */
function blocksOf({ wireId }: Questionnaire, blocks: readonly AnswerBlock[]): readonly AnswerBlock[] {
  const id = oneLine(wireId);
  const exact = blocks.filter(({ formId }) => formId === id);
  return exact.length > 0 ? exact : blocks.filter(({ formId }) => formId.toLowerCase() === id.toLowerCase());
}

/** 1-based among the forms of its message. */
function ordinalOf(wire: unknown): number {
  return typeof wire === 'object' && wire !== null && 'ordinal' in wire && typeof wire.ordinal === 'number' ? wire.ordinal : 1;
}

/**
 * Finds the line of each question. A label may hold a colon, begin another label, or be there twice: lines come in the
 * order of the questions, and where one is missing the longest label that fits counts.
 */
function matchLines(questions: readonly Question[], lines: readonly string[]): readonly (string | undefined)[] {
  const labels = questions.map(labelOf);
  const values: (string | undefined)[] = labels.map(() => undefined);
  const isOpen = (line: string, index: number): boolean => values[index] === undefined && startsWithLabel(line, labels[index] ?? '');
  let next = 0;
  let left = labels.length;
  for (const line of lines) {
    if (left === 0) break;
    const index = next < labels.length && isOpen(line, next) ? next : longest(labels, (each) => isOpen(line, each));
    if (index < 0) continue;
    values[index] = line.slice((labels[index] ?? '').length + 1).trim();
    next = index + 1;
    left--;
  }
  return values;
}

const startsWithLabel = (line: string, label: string): boolean => line.startsWith(label) && line.charAt(label.length) === ':';

function longest(labels: readonly string[], fits: (index: number) => boolean): number {
  let best = -1;
  for (const [index, label] of labels.entries()) if (fits(index) && (best < 0 || label.length > (labels[best] ?? '').length)) best = index;
  return best;
}
