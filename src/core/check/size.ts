import type { Answer, Question } from '../model/index.js';
import { byteLength, exceedsBytes } from '../payload/utf8.js';
import type { Problem } from './rule.js';

/** A text of the answer, or the note beside it, that is larger than the question allows. */
export function sizeProblem({ maxBytes }: Question, answer: Answer): Problem | undefined {
  if (maxBytes === undefined) return undefined;
  const [written = '', note = ''] = [writtenIn(answer), answer.note];
  if (exceedsBytes(written, maxBytes)) return { code: 'too_long', limit: maxBytes, size: byteLength(written) };
  return exceedsBytes(note, maxBytes) ? { code: 'too_long', limit: maxBytes, size: byteLength(note), inNote: true } : undefined;
}

/** What a person has put in words of their own. */
function writtenIn(answer: Answer): string | undefined {
  switch (answer.kind) {
    case 'text': return answer.value ?? undefined;
    case 'single_choice': return answer.value !== null && 'other' in answer.value ? answer.value.other : undefined;
    case 'multi_choice': return answer.value.other;
    default: return undefined;
  }
}
