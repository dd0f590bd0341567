import { flatten } from '../../flatten.js';
import type { Option, Question } from '../../model/index.js';

/** What stands for an answer that is not there. */
export const SKIPPED = '(skipped)';

/** Between the parts of an answer. */
export const SEPARATOR = ', ';

/** One line of a text from the wire. */
export const oneLine = (text: string): string => flatten(text).trim();

/** The same of what a person wrote, in which nothing poses as the value of an option. */
export const ownWords = (text: string): string => oneLine(text).replace(/\[(?=value:)/gi, '(');

/** The names of files. What is split where they are joined, is the same when it is joined again: so none is trimmed. */
export const fileNames = (names: readonly string[]): string => ownWords(names.map(flatten).join(SEPARATOR));

/** The line above the answers. */
export const headerOf = (formId: string): string => `[form answers — ${oneLine(formId)}]`;

/** What a question is called in its line. */
export const labelOf = ({ prompt, id }: Question): string => oneLine(prompt) || oneLine(id);

/** A chosen option: its label, and its value where that is another. */
export const optionText = ({ id, label }: Option): string => (id === label ? oneLine(id) : `${oneLine(label)} [value: ${oneLine(id)}]`);
