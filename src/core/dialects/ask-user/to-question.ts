import type { Option, Question } from '../../model/index.js';
import { MAX_TEXT_BYTES } from './limits.js';
import type { OptionSpec, QuestionSpec } from './wire.js';

/** A question of the wire in the model. Every one must be answered. */
export function toQuestion({ id, question, header, multi_select: many, options, allow_free_text: freeText, allow_annotation: annotatable }: QuestionSpec): Question {
  const base = { id, prompt: question, required: true, ...(freeText || annotatable ? { maxBytes: MAX_TEXT_BYTES } : {}), ...(header === '' ? {} : { header }), ...(annotatable ? { annotatable } : {}) };
  if (options.length === 0 && freeText) return { ...base, kind: 'text', format: 'plain', multiline: true };
  const choice = { ...base, options: options.map(toOption), widget: 'list', ...(freeText ? { other: { exclusive: true } } : {}) } as const;
  return many ? { ...choice, kind: 'multi_choice' } : { ...choice, kind: 'single_choice' };
}

const toOption = ({ id, label, description, preview = '' }: OptionSpec): Option => ({ id, label, ...(description === '' ? {} : { description }), ...(preview === '' ? {} : { preview }) });

/** What an answer to the question is held against. Of other kinds the dialect asks none. */
export const toSpec = (question: Question): QuestionSpec => ({
  id: question.id,
  question: question.prompt,
  header: question.header ?? '',
  multi_select: question.kind === 'multi_choice',
  options: 'options' in question ? question.options.map(({ id, label }) => ({ id, label, description: '' })) : [],
  allow_free_text: question.kind === 'text' || ('other' in question && question.other !== undefined),
  allow_annotation: question.annotatable === true,
});
