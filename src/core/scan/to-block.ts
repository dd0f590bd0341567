import type { Block } from './block.js';
import type { LineIndex } from './lines.js';
import { readAttributes } from './opening-element.js';
import type { PayloadLine, ScannedBlock } from './scanner.js';

/** Cuts a scanned block out of its text, in the form in which a dialect reads it. `origin`: where the text begins in the message. */
export function toBlock(text: string, scanned: ScannedBlock, lines: LineIndex, origin = 0): Block {
  const raw = text.slice(scanned.start, scanned.end);
  const start = origin + scanned.start;
  const end = origin + scanned.end;
  if (scanned.form === 'element') {
    const { name, attributes, escaped, payloadStart, payloadEnd, json } = scanned.element;
    const locate = (offset?: number) => lines.place(offset === undefined ? scanned.start : payloadStart + offset);
    return { form: 'element', name, attributes: readAttributes(attributes), payload: text.slice(payloadStart, payloadEnd), json, escaped, raw, start, end, locate };
  }
  const locate = (offset?: number) => lines.place(offset === undefined ? scanned.start : sourceOffset(scanned.lines, offset, scanned.start));
  const payload = scanned.lines.map((line) => ' '.repeat(line.prefix) + text.slice(line.start, line.end)).join('');
  return { form: 'fence', name: scanned.name, attributes: readAttributes(''), payload, json: undefined, escaped: false, raw, start, end, locate };
}

function sourceOffset(lines: readonly PayloadLine[], payloadOffset: number, blockStart: number): number {
  let rest = payloadOffset;
  for (const [index, line] of lines.entries()) {
    const length = line.prefix + line.end - line.start;
    if (rest < length || index === lines.length - 1) return Math.min(line.start + Math.max(0, rest - line.prefix), line.end);
    rest -= length;
  }
  return blockStart;
}
