import type { Dialect } from '../../dialect.js';
import { ArrivingJson } from '../../payload/arriving-json.js';
import { decode, DIALECT } from './decode.js';
import { decodePartial } from './decode-partial.js';
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
      decodePartial,
      payloadReader: () => new ArrivingJson(),
    },
    encode,
    decodeReply,
  };
}

export { isConverged, parseFormAnswers } from './decode-reply.js';
