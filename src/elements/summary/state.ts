import type { LockReason } from '../../machines/questionnaire.events.js';
import type { QuestionnaireView } from '../../machines/questionnaire.view-model.js';
import type { IconName } from '../icons.js';
import type { Localize } from '../localize/localize.js';

/** How a questionnaire stands that can no longer be answered, or cannot be answered here. */
export type RecordState = 'submitted' | 'clarified' | 'finished' | 'declined' | 'cancelled' | 'readOnly' | LockReason;

/** The record of a view; nothing while it can be answered, or where nothing in it can be shown. */
export function recordState({ status, outcome, lock }: QuestionnaireView): RecordState | undefined {
  switch (status) {
    case 'submitted': return outcome?.kind === 'clarify' ? 'clarified' : outcome?.kind === 'finish' ? 'finished' : 'submitted';
    case 'declined': return 'declined';
    case 'cancelled': return outcome?.kind === 'cancelled' && outcome.reason === 'timeout' ? 'expired' : 'cancelled';
    case 'locked': return lock ?? 'closed';
    case 'readOnly': return 'readOnly';
    default: return undefined;
  }
}

export const STATE_ICONS: { readonly [S in RecordState]: IconName } = {
  submitted: 'check',
  clarified: 'check',
  finished: 'check',
  declined: 'cross',
  cancelled: 'minus',
  expired: 'clock',
  superseded: 'lock',
  answered_elsewhere: 'lock',
  closed: 'lock',
  readOnly: 'eye',
};

export function stateWord(state: RecordState, words: Localize): string {
  switch (state) {
    case 'submitted': return words.term('answersSent');
    case 'clarified': return words.term('askedToClarify');
    case 'finished': return words.term('interviewFinished');
    case 'declined': return words.term('declined');
    case 'cancelled': return words.term('cancelled');
    case 'expired': return words.term('timeRanOut');
    case 'readOnly': return words.term('readOnly');
    case 'superseded':
    case 'answered_elsewhere':
    case 'closed': return words.term('closed');
  }
}

/** Why it cannot be answered, and what became of what was entered. */
export function stateReason(state: RecordState, unsent: boolean, words: Localize): string | undefined {
  const kept = unsent ? [words.term('enteredIsKept')] : [];
  switch (state) {
    case 'submitted': return undefined;
    case 'expired': return [words.term('wentOnWithout'), ...(unsent ? [words.term('copyToSend')] : [])].join(words.term('sentenceGap'));
    case 'readOnly': return [words.term('canReadOnly'), ...kept].join(words.term('sentenceGap'));
    case 'superseded': return [words.term('newerMessage'), ...kept].join(words.term('sentenceGap'));
    case 'answered_elsewhere': return [words.term('answeredElsewhere'), ...kept].join(words.term('sentenceGap'));
    case 'closed': return [words.term('canNoLongerBeSent'), ...kept].join(words.term('sentenceGap'));
    case 'clarified':
    case 'finished':
    case 'declined':
    case 'cancelled': return kept[0];
  }
}
