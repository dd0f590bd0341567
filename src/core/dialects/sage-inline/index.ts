import type { Decoded, Dialect, Where } from '../../dialect.js';
import type { Diagnostic } from '../../diagnostics.js';
import { resolveLocale } from '../../locale/locale.js';
import type { Questionnaire, QuestionnaireResponse, Result } from '../../model/index.js';
import { toDiagnostic, type Problem } from '../../problem.js';
import type { Block } from '../../scan/block.js';
import { encodeResponse } from '../../sage/encode-response.js';
import { readResponse } from '../../sage/read-response.js';
import type { Writable } from '../../writable.js';
import { decodeElement } from './decode-element.js';
import { decodeFence } from './decode-fence.js';
import { findResponses } from './find-responses.js';

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
    decodeReply: (reply, questionnaire, locale) => decodeReply(reply, questionnaire, questionnaire ? [`${questionnaire.name}-response`] : responses, locale),
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
    diagnostics: diagnose(content.problems, block.locate, where.locale),
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

/** Finds the answer in a user's message: under the request's name, with its id, outside code. */
function decodeReply(reply: unknown, questionnaire: Questionnaire | undefined, names: readonly string[], locale = 'en'): Result<QuestionnaireResponse, readonly Diagnostic[]> {
  const blocks = typeof reply === 'string' ? findResponses(reply, names) : [];
  let refused: Result<never, readonly Diagnostic[]> | undefined;
  for (const block of blocks) {
    const reading = readResponse(block.payload, { name: requestName(block.name), dialect: DIALECT, locale, ...(questionnaire ? { questionnaire } : {}) }, block.json);
    if (reading.ok) return reading;
    refused ??= { ok: false, error: diagnose(reading.error, block.locate, locale) };
  }
  return refused ?? { ok: false, error: diagnose([{ code: 'response_not_found' }], () => undefined, locale) };
}

const NONE: readonly Diagnostic[] = [];

const requestName = (name: string): string => name.replace(/-response$/, '');

const invalid = (problems: readonly Problem[], locate: Block['locate'], where: Where): Decoded => ({ type: 'invalid', diagnostics: diagnose(problems, locate, where.locale) });

const diagnose = (problems: readonly Problem[], locate: (at: number) => ReturnType<Block['locate']> | undefined, locale: string): readonly Diagnostic[] =>
  problems.length === 0 ? NONE : problems.map((problem) => toDiagnostic(problem, locate, resolveLocale(locale)));
