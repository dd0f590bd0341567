import { err, ok } from '../model/result.js';
import type { Rule } from './rule.js';

/** Yes or no. Untouched is neither: a required one may be no, but it must have been said. */
export const checkBoolean: Rule<'boolean'> = (question, draft) => {
  const checked = draft?.kind === 'boolean' ? draft.checked : null;
  return checked === null && question.required ? err({ code: 'required' }) : ok({ question: question.id, kind: 'boolean', value: checked });
};
