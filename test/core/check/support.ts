import { checkDraft } from '../../../src/core/check/index.js';
import type { IssueCode } from '../../../src/core/diagnostics.js';
import type { AnswerValue, DraftValue, Question } from '../../../src/core/model/index.js';
import { draftWith, questionnaire } from '../../support/questions.js';

/** What a draft value of one question comes to: its answer's value, or the code of its issue. */
export function check(question: Question, value?: DraftValue): { value: AnswerValue | null } | { issue: IssueCode; limit?: number } {
  const checked = checkDraft(questionnaire([question]), draftWith(value === undefined ? {} : { [question.id]: value }));
  if (checked.ok) return { value: checked.value[0]!.value };
  const [{ code, limit }] = checked.error as [(typeof checked.error)[number]];
  return limit === undefined ? { issue: code } : { issue: code, limit };
}
