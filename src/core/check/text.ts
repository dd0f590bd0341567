import { err, ok } from '../model/result.js';
import type { TextQuestion } from '../model/index.js';
import { matches } from '../pattern/matches.js';
import type { Problem, Rule } from './rule.js';

/**
 * A pattern comes from the wire, and the time that it takes grows with the text, so a longer one is not held against it.
 * 2,000 UTF-16 units is well above what a pattern is written for (codes, numbers, names).
 */
const LONGEST_FOR_PATTERN = 2_000;

/** What `<input type="email">` accepts. Source: HTML, "valid email address". */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** UTF-16 units. Source: RFC 5321 §4.5.3.1.3, less the brackets. */
const LONGEST_EMAIL = 254;

/** Text without the white space around it. */
export const checkText: Rule<'text'> = (question, draft) => {
  const text = draft?.kind === 'text' ? draft.text.trim() : '';
  if (text === '') return question.required ? err({ code: 'required' }) : ok({ question: question.id, kind: 'text', value: null });
  const problem = lengthProblem(question, text) ?? FORMATS[question.format](text) ?? patternProblem(question.pattern, text);
  return problem === undefined ? ok({ question: question.id, kind: 'text', value: text }) : err(problem);
};

function lengthProblem({ minLength, maxLength }: TextQuestion, text: string): Problem | undefined {
  if (minLength === undefined && maxLength === undefined) return undefined;
  const length = [...text].length; // code points
  if (minLength !== undefined && length < minLength) return { code: 'too_short', limit: minLength };
  if (maxLength !== undefined && length > maxLength) return { code: 'too_long', limit: maxLength, excess: length - maxLength };
  return undefined;
}

const FORMATS: { readonly [F in TextQuestion['format']]: (text: string) => Problem | undefined } = {
  plain: () => undefined,
  /** The platform checks no telephone number: there are too many ways to write one. */
  tel: () => undefined,
  email: (text) => (text.length <= LONGEST_EMAIL && EMAIL.test(text) ? undefined : { code: 'email_invalid' }),
  url: (text) => (isWebAddress(text) ? undefined : { code: 'url_invalid' }),
};

/** The parser alone also takes `https:host`, drops line ends, and differs between engines about spaces. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

/** A pattern that cannot be used asks for nothing. */
function patternProblem(pattern: string | undefined, text: string): Problem | undefined {
  if (pattern === undefined || text.length > LONGEST_FOR_PATTERN) return undefined;
  return matches(pattern, text) === false ? { code: 'pattern_mismatch' } : undefined;
}
