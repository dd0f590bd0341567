/** Every limit on what a message may ask, with its reason. Past one of them a block is shown as its original text. */

/** UTF-8 bytes of a fenced payload: far more than a person answers, little enough for a parser that is slow on hostile text. */
export const MAX_YAML_BYTES = 32 * 1024;
/** Nested collections of a fenced payload. The strict fields need five. */
export const MAX_YAML_DEPTH = 16;
/** UTF-8 bytes of an element's payload. */
export const MAX_JSON_BYTES = 64 * 1024;
/** Nested values of an element's payload; bounds every walk over it. */
export const MAX_JSON_DEPTH = 32;
/** Questions of one questionnaire: more is a survey, and no card. */
export const MAX_QUESTIONS = 50;
/** Options of one question. */
export const MAX_OPTIONS = 500;
/** UTF-16 units of one title, text or label. */
export const MAX_TEXT = 4000;
