export type * from './questionnaire.events.js';
export type * from './questionnaire.view-model.js';
