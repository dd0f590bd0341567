import type { Question, Questionnaire } from '../model/index.js';

/** A questionnaire that was read again: what has not changed in it is the object that it was. */
export function keepEqual(before: Questionnaire, next: Questionnaire): Questionnaire {
  const questions = next.questions.map((question, index) => keepQuestion(before.questions[index], question));
  const isSame = questions.length === before.questions.length && questions.every((question, index) => question === before.questions[index]);
  const kept = { ...next, questions: isSame ? before.questions : questions };
  return shallowEqual(before, kept) ? before : kept;
}

const keepQuestion = (before: Question | undefined, next: Question): Question => (before !== undefined && deepEqual(before, next) ? before : next);

function shallowEqual(a: Questionnaire, b: Questionnaire): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as ReadonlySet<keyof Questionnaire>;
  for (const name of names) if (a[name] !== b[name] && !(name !== 'questions' && deepEqual(a[name], b[name]))) return false;
  return true;
}

/** Of plain JSON. */
function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const before = Object.entries(a);
  const after = new Map(Object.entries(b));
  return before.length === after.size && before.every(([name, value]) => after.has(name) && deepEqual(value, after.get(name)));
}
