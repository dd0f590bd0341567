import { err, ok } from '../model/result.js';
import type { FileRef } from '../model/index.js';
import type { Rule } from './rule.js';

/** Files of an accepted type. The platform's picker only suggests the types, so they are checked here. */
export const checkFile: Rule<'file'> = (question, draft) => {
  const files = draft?.kind === 'file' ? draft.files : [];
  if (files.length === 0 && question.required) return err({ code: 'required' });
  if (files.length > 1 && !question.multiple) return err({ code: 'too_many_files', limit: 1, excess: files.length - 1 });
  const accepts = readAccept(question.accept);
  if (!files.every(accepts)) return err({ code: 'file_type', bound: question.accept ?? '' });
  return ok({ question: question.id, kind: 'file', value: files });
};

/** What an `accept` attribute asks for, in lower case: extensions, MIME types, `audio/*` and the like. Tokens of another form ask for nothing. */
export function acceptTokens(accept = ''): readonly string[] {
  const tokens = accept.toLowerCase().split(',').map((token) => token.trim()).filter((token) => EXTENSION.test(token) || TYPE.test(token));
  return tokens.includes('*/*') ? [] : tokens;
}

const EXTENSION = /^\.[^/]+$/;
const TYPE = /^[^/]+\/[^/]+$/;

function readAccept(accept: string | undefined): (file: FileRef) => boolean {
  const tokens = acceptTokens(accept);
  if (tokens.length === 0) return () => true;
  return ({ name, type }) => {
    const [mime = ''] = type.toLowerCase().split(';', 1);
    const lowerName = name.toLowerCase();
    return tokens.some((token) => (EXTENSION.test(token) ? lowerName.endsWith(token) : matches(mime.trim(), lowerName, token)));
  };
}

/** By its name too: systems disagree about types, and call a `.csv` a spreadsheet or nothing at all. */
function matches(mime: string, name: string, wanted: string): boolean {
  if (wanted.endsWith('/*')) return mime.startsWith(wanted.slice(0, -1));
  return mime === wanted || name.endsWith(wanted.replace(/^.*\//, '.'));
}
