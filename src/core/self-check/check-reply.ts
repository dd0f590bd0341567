import { isMeaningful, textOf } from '../conversation/message-text.js';
import type { Message } from '../model/index.js';
import { isObject } from '../payload/json.js';
import { judgeText } from './check-text.js';
import type { CheckIssue } from './issue.js';
import type { Judgement } from './judge.js';
import { ANY_NAME, REQUEST_NAMES, RESPONSE_NAMES } from './names.js';
import { diagnosticText } from './words.js';

export interface SelfCheckOptions {
  /** The names that must be valid in this reply: the `required` of the check before. */
  readonly required?: readonly string[];
  /** BCP 47; of the messages. Default English. */
  readonly locale?: string;
}

export interface SelfCheckResult {
  /** The reply has no issue, and every required name is valid in it. */
  readonly passed: boolean;
  readonly issues: readonly CheckIssue[];
  /** The names that must be valid in the next reply, in lower case; `*-questionnaire` stands for any that is registered. */
  readonly required: readonly string[];
  /** To be added to the conversation for the model, and not shown to the user. Only of a reply that did not pass. */
  readonly diagnostic?: { readonly role: 'user'; readonly content: string; readonly hidden: true };
}

/** Inspects the latest reply of the assistant that says something, after the last message of the user. Source: docs/self-check.md. */
export function checkReply(messages: readonly Message[], { required = [], locale }: SelfCheckOptions): SelfCheckResult {
  const judgements = judgeText(latestReply(messages), locale);
  const issues = judgements.flatMap((judgement) => judgement.issues);
  const unmet = [...new Set([...[required].flat().filter((name) => typeof name === 'string').map(registered).filter((name) => !isMet(name, judgements)), ...judgements.filter(isWrong).map(({ name }) => registered(name))])];
  const passed = issues.length === 0 && unmet.length === 0;
  if (passed) return { passed, issues, required: unmet };
  return { passed, issues, required: unmet, diagnostic: { role: 'user', content: diagnosticText(issues, unmet, locale), hidden: true } };
}

function latestReply(messages: readonly Message[]): string {
  const sound = messages.filter(isObject);
  const asked = sound.findLastIndex(({ role }) => role === 'user');
  const replies = sound.slice(asked + 1).filter((message) => message.role === 'assistant' && isMeaningful(message));
  return replies.map(textOf).findLast((text) => text.trim() !== '') ?? '';
}

/** No reply can be valid under a name that no client knows: any other will do. */
function registered(name: string): string {
  const lower = name.trim().toLowerCase();
  return REQUEST_NAMES.includes(lower) || RESPONSE_NAMES.includes(lower) ? lower : ANY_NAME;
}

const isWrong = ({ issues }: Judgement): boolean => issues.length > 0;

function isMet(required: string, judgements: readonly Judgement[]): boolean {
  return judgements.some((judgement) => !isWrong(judgement) && (required === ANY_NAME ? REQUEST_NAMES.includes(judgement.name) : judgement.name === required));
}
