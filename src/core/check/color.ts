import { err, ok } from '../model/result.js';
import type { Rule } from './rule.js';

/** `#rrggbb` in lower case, as `<input type="color">` gives it. */
export const checkColor: Rule<'color'> = (question, draft) => {
  const text = draft?.kind === 'color' ? draft.text.trim().toLowerCase() : '';
  if (text === '') return question.required ? err({ code: 'required' }) : ok({ question: question.id, kind: 'color', value: null });
  return /^#[0-9a-f]{6}$/.test(text) ? ok({ question: question.id, kind: 'color', value: text }) : err({ code: 'color_invalid' });
};
