import { err, ok } from '../model/result.js';
import type { TemporalQuestion } from '../model/index.js';
import { compareTemporal, isTemporal } from '../temporal.js';
import type { Problem, Rule } from './rule.js';

/** A date, time, or both, that exists. RFC 3339 allows `t` and `z`; they are answered in upper case, as the platform writes them. */
export const checkTemporal: Rule<'temporal'> = (question, draft) => {
  const text = draft?.kind === 'temporal' ? draft.text.trim().toUpperCase() : '';
  if (text === '') return question.required ? err({ code: 'required' }) : ok({ question: question.id, kind: 'temporal', value: null });
  if (!isTemporal(text, question.precision)) return err({ code: INVALID[question.precision] });
  const problem = boundProblem(question, text);
  return problem === undefined ? ok({ question: question.id, kind: 'temporal', value: text }) : err(problem);
};

const INVALID = { date: 'date_invalid', time: 'time_invalid', 'date-time': 'date_time_invalid' } as const;

function boundProblem({ precision, min, max }: TemporalQuestion, text: string): Problem | undefined {
  const range = min !== undefined && max !== undefined ? { range: [min, max] as const } : {};
  if (min !== undefined && compareTemporal(text, min, precision) === -1) return { code: 'too_early', bound: min, ...range };
  if (max !== undefined && compareTemporal(text, max, precision) === 1) return { code: 'too_late', bound: max, ...range };
  return undefined;
}
