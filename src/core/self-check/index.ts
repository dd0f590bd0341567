import type { Message } from '../model/index.js';
import { checkReply, type SelfCheckOptions, type SelfCheckResult } from './check-reply.js';
import { judgeText } from './check-text.js';
import type { CheckIssue } from './issue.js';

/**
 * Everything in a text of the assistant that no client could show as it was meant, in order. It checks the protocol alone:
 * that some client shows what passes is not said, and questions in prose are none. Source: docs/self-check.md.
 */
export function selfCheckText(text: string, { locale }: Pick<SelfCheckOptions, 'locale'> = {}): readonly CheckIssue[] {
  return typeof text === 'string' ? judgeText(text, locale).flatMap(({ issues }) => issues) : [];
}

/**
 * Inspects the latest reply of the assistant that says something, after the last message of the user. Where it does not
 * pass, `diagnostic` asks the model for the questionnaire again, and `required` goes into the check of the next reply.
 */
export function selfCheck(messages: readonly Message[], options: SelfCheckOptions = {}): SelfCheckResult {
  return checkReply(Array.isArray(messages) ? messages : [], options);
}

export type { SelfCheckOptions, SelfCheckResult } from './check-reply.js';
export type { CheckCode, CheckIssue } from './issue.js';
