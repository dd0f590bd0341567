import type { Dialect } from './dialect.js';

export interface ParseOptions {
  /** Ids of questionnaires and segments begin with it. Default `message`. */
  readonly messageId?: string;
  /** In a user's message only answers are blocks. Default `assistant`. */
  readonly role?: 'assistant' | 'user';
  readonly dialects: readonly Dialect[];
  /** Whether to read blocks whose elements are entity-escaped, and whole messages that are one JSON string. Default true. */
  readonly transport?: boolean;
  /** Gives a questionnaire its id, in place of `<messageId>_q<ordinal>`. */
  readonly questionnaireId?: (messageId: string, ordinal: number, dialect: string) => string;
  /** More of the message is to come. A parser of messages takes every message for such, until it is finished. Default false. */
  readonly streaming?: boolean;
  /** BCP 47; of diagnostics. Default English. */
  readonly locale?: string;
}
