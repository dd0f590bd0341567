import { answerWords } from '../locale/answers.js';
import { fileTypeWord } from '../locale/file-types.js';
import { formatNumber, formatTemporal } from '../locale/format.js';
import { describeIssue, type Asked } from '../locale/issues.js';
import type { FileQuestion, NumberQuestion, Question, TemporalQuestion } from '../model/index.js';
import { isTemporal } from '../temporal.js';
import { acceptTokens } from './file.js';
import type { Problem } from './rule.js';

/** What is wrong with the answer to a question, in words; bounds as people write them. `locale`: BCP 47, default English. */
export function describeProblem(question: Question, { code, limit, excess, size, inNote, range, bound }: Problem, locale?: string): string {
  const tag = spokenTag(locale);
  const show = (value: number | string): string => (typeof value === 'number' ? formatNumber(value, tag) : boundText(question, value, tag));
  return describeIssue(
    code,
    {
      kind: askedAs(question),
      ...(limit !== undefined && { limit: show(limit) }),
      ...(excess !== undefined && { excess: show(excess) }),
      ...(size !== undefined && { size: show(size) }),
      ...(inNote !== undefined && { inNote }),
      ...(range !== undefined && { range: [show(range[0]), show(range[1])] }),
      ...(bound !== undefined && { bound: show(bound) }),
    },
    tag,
  );
}

/** What an answer has to be, beyond being there: in the very words that tell of a breach. `""` where it may be anything. */
export function describeRule(question: NumberQuestion | TemporalQuestion | FileQuestion, locale?: string): string {
  return rulesOf(question).map((problem) => describeProblem(question, problem, locale)).join(' · ');
}

function rulesOf(question: NumberQuestion | TemporalQuestion | FileQuestion): readonly Problem[] {
  switch (question.kind) {
    case 'number': {
      const { min, max, step, integer, widget } = question;
      const isWhole = integer && widget === 'field';
      return [
        ...(isWhole ? [{ code: 'integer_required' } as const] : []),
        ...boundRules(min, max, 'too_small', 'too_large'),
        ...(step !== undefined && step > 0 && Number.isFinite(step) && step !== 1 ? [{ code: 'step_mismatch', limit: step } as const] : []),
      ];
    }
    case 'temporal': {
      const [min, max] = [question.min, question.max].map((each) => (each !== undefined && isTemporal(each, question.precision) ? each : undefined));
      return boundRules(min, max, 'too_early', 'too_late');
    }
    case 'file': return acceptTokens(question.accept).length === 0 ? [] : [{ code: 'file_type', bound: question.accept ?? '' }];
  }
}

function boundRules<T extends number | string>(min: T | undefined, max: T | undefined, low: 'too_small' | 'too_early', high: 'too_large' | 'too_late'): readonly Problem[] {
  if (min !== undefined && max !== undefined) return [{ code: low, range: [min, max] }];
  const one = min ?? max;
  if (one === undefined) return [];
  return [{ code: min === undefined ? high : low, ...(typeof one === 'number' ? { limit: one } : { bound: one }) }];
}

function boundText(question: Question, bound: string, locale: string): string {
  if (question.kind === 'temporal') return formatTemporal(bound, question.precision, locale);
  if (question.kind !== 'file') return bound;
  return [...new Set(acceptTokens(bound).map((token) => fileTypeWord(token, locale)))].join(answerWords(locale).listSeparator);
}

function askedAs(question: Question): Asked {
  if (question.kind === 'temporal') return question.precision;
  return question.kind === 'number' && question.widget === 'range' ? 'range' : question.kind;
}

/** Of a sentence in English, the dates are not French. */
function spokenTag(locale = 'en'): string {
  return /^\s*(?:en|zh|pt)(?![a-z])/i.test(locale) ? locale : 'en';
}
