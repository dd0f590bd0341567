import type { Decoded, Dialect, Where } from '../../dialect.js';
import { resolveLocale } from '../../locale/locale.js';
import type { Question, Questionnaire } from '../../model/index.js';
import type { Problem } from '../../problem.js';
import { toDiagnostics } from '../../sage/to-diagnostics.js';
import { ArrivingJson } from '../../payload/arriving-json.js';
import { ArrivingYaml } from '../../payload/arriving-yaml.js';
import type { ArrivingBlock, Block } from '../../scan/block.js';
import { decodeReply, requestName } from '../../sage/decode-reply.js';
import { encodeResponse } from '../../sage/encode-response.js';
import { preview } from '../../sage/preview.js';
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
  // Every fence without a name would be one of an empty name.
  const requests = names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
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
      decodePartial,
      payloadReader: (form) => (form === 'fence' ? new ArrivingYaml() : new ArrivingJson()),
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
  const questionnaire = asked(block, where, questions);
  questionnaire.diagnostics = toDiagnostics(content.problems, block.locate, resolveLocale(where.locale));
  if (title !== undefined) questionnaire.title = title;
  if (uiText) questionnaire.uiText = uiText;
  if (timeoutSeconds !== undefined) questionnaire.timeoutSeconds = timeoutSeconds;
  return { type: 'questionnaire', questionnaire };
}

function decodePartial(block: ArrivingBlock, where: Where): Questionnaire {
  const questionnaire = asked(block, where, []);
  questionnaire.complete = false;
  // It will be refused: nobody should begin to answer it.
  if (block.form === 'fence' && !where.prefaced) return questionnaire;
  const { title, uiText, questions } = preview(block);
  questionnaire.questions = questions;
  if (title !== undefined) questionnaire.title = title;
  if (uiText) questionnaire.uiText = uiText;
  return questionnaire;
}

function asked({ name }: Pick<Block, 'name'>, { id }: Where, questions: readonly Question[]): Writable<Questionnaire> {
  return { id, wireId: id, dialect: DIALECT, name, complete: true, questions, layout: 'stepper', outcomes: ['submitted'], diagnostics: [], wire: undefined };
}

function decodeResponse(block: Block, where: Where): Decoded {
  const reading = readResponse(block.payload, { name: requestName(block.name), dialect: DIALECT, locale: where.locale }, block.json);
  return reading.ok ? { type: 'response', response: reading.value } : invalid(reading.error, block.locate, where);
}

const invalid = (problems: readonly Problem[], locate: Block['locate'], where: Where): Decoded => ({ type: 'invalid', diagnostics: toDiagnostics(problems, locate, resolveLocale(where.locale)) });
