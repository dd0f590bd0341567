import type { Question, QuestionKind, QuestionOf } from './model/index.js';

/** One function a question kind. A kind without its function does not compile. */
export type KindTable<A extends readonly unknown[], R> = { readonly [K in QuestionKind]: (question: QuestionOf<K>, ...rest: A) => R };

/** Calls the entry of the question's own kind. A switch, since the compiler cannot see that `table[question.kind]` fits the question. */
export function byKind<A extends readonly unknown[], R>(table: KindTable<A, R>, question: Question, ...rest: A): R {
  switch (question.kind) {
    case 'single_choice': return table.single_choice(question, ...rest);
    case 'multi_choice': return table.multi_choice(question, ...rest);
    case 'text': return table.text(question, ...rest);
    case 'number': return table.number(question, ...rest);
    case 'boolean': return table.boolean(question, ...rest);
    case 'temporal': return table.temporal(question, ...rest);
    case 'color': return table.color(question, ...rest);
    case 'file': return table.file(question, ...rest);
  }
}
