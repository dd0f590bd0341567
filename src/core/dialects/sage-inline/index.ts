import type { Decoded, Dialect, Where } from '../../dialect.js';
import { resolveLocale } from '../../locale/locale.js';
import type { Questionnaire } from '../../model/index.js';
import { toDiagnostics, type Problem } from '../../problem.js';
import type { Block } from '../../scan/block.js';
import { decodeReply, requestName } from '../../sage/decode-reply.js';
import { encodeResponse } from '../../sage/encode-response.js';
import { readResponse } from '../../sage/read-response.js';
import type { Writable } from '../../writable.js';
import { decodeElement } from '../../sage/decode-element.js';
import { decodeFence } from '../../sage/decode-fence.js';

const DIALECT = 'sage-inline';

export interface SageInlineOptions {
  /**
   * Request names, in the order of their importance. Default `questionnaire` and `sage-questionnaire`; another product
   * registers `questionnaire` and its own. A response's name is the request's with `-response`.
   */
  readonly names?: readonly string[];
}

/** Questionnaires in assistant text: fenced YAML, and an element that holds JSON. Source: docs/sage-inline.md. */
export function sageInline({ names = ['questionnaire', 'sage-questionnaire'] }: SageInlineOptions = {}): Dialect {
  const requests = names.map((name) => name.toLowerCase());
  const responses = requests.map((name) => `${name}-response`);
  return {
    name: DIALECT,
    block: {
      syntax: [
        { form: 'fence', names: requests },
        { form: 'element', names: requests },
      ],
      replySyntax: [{ form: 'element', names: responses }],
      decode: (block, where) => (where.reply ? decodeResponse(block, where) : decodeQuestionnaire(block, where)),
    },
    encode: encodeResponse,
    decodeReply: (reply, questionnaire, locale) => decodeReply(reply, { dialect: DIALECT, names: requests, questionnaire, locale }),
  };
}

function decodeQuestionnaire(block: Block, where: Where): Decoded {
  if (block.form === 'fence' && !where.prefaced) return invalid([{ code: 'preface_required', at: 0 }], () => block.locate(), where);
  const content = block.form === 'fence' ? decodeFence(block) : decodeElement(block);
  if (!content.ok) return invalid(content.problems, block.locate, where);
  const { title, questions, uiText, timeoutSeconds } = content;
  const questionnaire: Writable<Questionnaire> = {
    id: where.id,
    wireId: where.id,
    dialect: DIALECT,
    name: block.name,
    complete: true,
    questions,
    layout: 'stepper',
    outcomes: ['submitted'],
    diagnostics: toDiagnostics(content.problems, block.locate, resolveLocale(where.locale)),
    wire: undefined,
  };
  if (title !== undefined) questionnaire.title = title;
  if (uiText) questionnaire.uiText = uiText;
  if (timeoutSeconds !== undefined) questionnaire.timeoutSeconds = timeoutSeconds;
  return { type: 'questionnaire', questionnaire };
}

function decodeResponse(block: Block, where: Where): Decoded {
  const reading = readResponse(block.payload, { name: requestName(block.name), dialect: DIALECT, locale: where.locale }, block.json);
  return reading.ok ? { type: 'response', response: reading.value } : invalid(reading.error, block.locate, where);
}

const invalid = (problems: readonly Problem[], locate: Block['locate'], where: Where): Decoded => ({ type: 'invalid', diagnostics: toDiagnostics(problems, locate, resolveLocale(where.locale)) });
