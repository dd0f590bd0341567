/** Classes, core and machines. Nothing is registered: `sage-questionnaire/define` does that. */
export * from './core/index.js';
export * from './elements/index.js';
export * from './machines/index.js';
