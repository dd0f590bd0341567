export { createFileTable, type FileTable } from './file-table.js';
export type { DraftStorage } from './draft-storage.js';
export { resumeQuestionnaire, startQuestionnaire, tellQuestionnaire, type QuestionnaireActor } from './questionnaire.actor.js';
export type { QuestionnaireContext, QuestionnaireInput } from './questionnaire.context.js';
export type * from './questionnaire.events.js';
export { questionnaireMachine } from './questionnaire.machine.js';
export { createQuestionnaireStore, type OpenOptions, type QuestionnaireStore, type QuestionnaireStoreOptions } from './questionnaire.store.js';
export { viewQuestionnaire, type QuestionnaireSnapshot } from './questionnaire.view.js';
export type * from './questionnaire.view-model.js';
