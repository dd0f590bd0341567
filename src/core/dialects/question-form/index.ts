import type { Dialect } from '../../dialect.js';
import { decode, DIALECT } from './decode.js';
import { decodeReply } from './decode-reply.js';
import { encode } from './encode.js';

/** Forms in assistant text, answered in plain words by the user's next message. Source: docs/question-form.md. */
export function questionForm(): Dialect {
  return {
    name: DIALECT,
    block: {
      syntax: [{ form: 'element', names: ['question-form', 'ask-question'], fenced: true }],
      replySyntax: [],
      idPrefix: 'form',
      decode,
    },
    encode,
    decodeReply,
  };
}

export { isConverged, parseFormAnswers } from './decode-reply.js';
