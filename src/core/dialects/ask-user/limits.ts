/** The limits of the protocol. Bytes are those of UTF-8. Source: docs/ask-user.md §2. */

export const MAX_QUESTIONS = 4;
/** Of one question. */
export const MAX_OPTIONS = 4;
/** How many chosen ids are read: far more than there are options, so that what is wrong with them is found and named. */
export const MAX_CHOSEN = 1000;
/** Of a question or an option. */
export const MAX_ID_BYTES = 128;
/** Of a question's text, and of what the person writes: an answer, or a note to one. */
export const MAX_TEXT_BYTES = 4096;
/** In Unicode code points. */
export const MAX_HEADER_CHARACTERS = 12;
export const MAX_LABEL_BYTES = 256;
export const MAX_DESCRIPTION_BYTES = 1024;
export const MAX_PREVIEW_BYTES = 16 * 1024;
/** Of all questions together, as JSON. */
export const MAX_REQUEST_BYTES = 64 * 1024;
