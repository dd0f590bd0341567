export type * from './answer.js';
export type * from './conversation.js';
export type * from './draft.js';
export type * from './message.js';
export type * from './outcome.js';
export type * from './question.js';
export type * from './questionnaire.js';
export type * from './segment.js';
export type { Result } from './result.js';
