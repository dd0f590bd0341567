export { SageQuestionnaireCard } from './card/card.js';
export { SageQuestionnaireChangeEvent, SageQuestionnaireDiagnosticEvent, SageQuestionnaireReplyEvent, type ReplyPart } from './events.js';
export { SageQuestionnaireFallback } from './fallback/fallback.js';
export { registerLanguage, type Language } from './localize/language.js';
export type { Terms } from './localize/terms.js';
export { SageQuestionnaireMessage } from './message/message.js';
export type { RecordState } from './summary/state.js';
export { SageQuestionnaireSummary } from './summary/summary.js';
