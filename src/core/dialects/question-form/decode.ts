import type { Decoded, Where } from '../../dialect.js';
import { resolveLocale } from '../../locale/locale.js';
import type { Questionnaire } from '../../model/index.js';
import { readJson } from '../../payload/json.js';
import type { Block } from '../../scan/block.js';
import { readForm, type Form } from './form.js';
import { toFormDiagnostics, type FormProblem } from './problem.js';

export const DIALECT = 'question-form';

/** Reads a block. What cannot be read stays as it was written, with the reasons. Source: docs/question-form.md §1. */
export function decode(block: Block, where: Where): Decoded {
  const diagnostics = (problems: readonly FormProblem[]): Questionnaire['diagnostics'] => toFormDiagnostics(problems, block.locate, resolveLocale(where.locale));
  const document = readJson(block.payload, { known: block.json });
  if (!document.ok) return { type: 'invalid', diagnostics: diagnostics(document.error) };
  const form = readForm({ document: document.value, attributes: block.attributes, locale: where.locale });
  if (!form.ok) return { type: 'invalid', diagnostics: diagnostics(form.problems) };
  return { type: 'questionnaire', questionnaire: { ...asked(block, where, form.value), diagnostics: diagnostics(form.value.problems) } };
}

export function asked({ name }: Pick<Block, 'name'>, { id, ordinal }: Where, head: Omit<Form, 'problems'>): Questionnaire {
  const { wireId, title, description, submitLabel, lang, questions } = head;
  return {
    id,
    wireId,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(submitLabel !== undefined && { submitLabel }),
    ...(lang !== undefined && { lang }),
    dialect: DIALECT,
    name,
    complete: true,
    layout: 'list',
    questions,
    outcomes: ['submitted'],
    diagnostics: [],
    // Forms of one message may have one id; their answers stand in their order.
    wire: { ordinal },
  };
}
