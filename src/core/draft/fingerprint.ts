import { byKind, type KindTable } from '../by-kind.js';
import type { ChoiceQuestion, Questionnaire } from '../model/index.js';

/**
 * A stable string of what is asked: where it is equal, a draft for one questionnaire is a draft for the other.
 * Looks, titles, defaults and rules do not count. It is written out and not hashed: a collision would put an answer
 * under a question that it was not given to.
 */
export function fingerprint(questionnaire: Questionnaire): string {
  return JSON.stringify(questionnaire.questions.map((question) => [question.kind, question.id, question.prompt, ...byKind(ASKED, question)]));
}

/** Whether both ask the same. */
export function sameQuestions(a: Questionnaire, b: Questionnaire): boolean {
  return a.questions === b.questions || fingerprint(a) === fingerprint(b);
}

const choices = ({ options, other }: ChoiceQuestion): readonly unknown[] => [options.map(({ id, label }) => [id, label]), other !== undefined];

const ASKED: KindTable<[], readonly unknown[]> = {
  single_choice: choices,
  multi_choice: choices,
  text: ({ format }) => [format],
  number: ({ integer }) => [integer],
  boolean: () => [],
  temporal: ({ precision }) => [precision],
  color: () => [],
  file: ({ multiple }) => [multiple],
};
