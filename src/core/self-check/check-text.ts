import { decodeLiteral } from '../literal.js';
import { LineIndex } from '../scan/lines.js';
import { watch } from '../scan/watch.js';
import { Judge, type Judgement } from './judge.js';
import { REQUEST_NAMES, RESPONSE_NAMES, SUFFIX } from './names.js';

const OPTIONS = { fences: REQUEST_NAMES, elements: [...REQUEST_NAMES, ...RESPONSE_NAMES], transport: true };

/**
 * Every block of a text, and what was meant as one, with what is wrong with it; in order. Linear in the text. What a client
 * decodes first, for it is one JSON string, is judged decoded, and so are the places.
 */
export function judgeText(text: string, locale: string | undefined): readonly Judgement[] {
  const decoded = decodeLiteral(text);
  const judgements = decoded === undefined ? [] : judgeAll(decoded, locale);
  return judgements.length > 0 ? judgements : judgeAll(text, locale);
}

function judgeAll(text: string, locale: string | undefined): readonly Judgement[] {
  const judge = new Judge(text, new LineIndex(text), locale);
  return watch(text, OPTIONS, SUFFIX).map((found) => judge.judge(found));
}
