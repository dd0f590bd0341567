import { err, ok } from '../model/result.js';
import type { FileRef } from '../model/index.js';
import type { Rule } from './rule.js';

/** Files of an accepted type. The platform's picker only suggests the types, so they are checked here. */
export const checkFile: Rule<'file'> = (question, draft) => {
  const files = draft?.kind === 'file' ? draft.files : [];
  if (files.length === 0 && question.required) return err({ code: 'required' });
  if (files.length > 1 && !question.multiple) return err({ code: 'too_many_files', limit: 1, excess: files.length - 1 });
  const accepts = readAccept(question.accept ?? '');
  if (!files.every(accepts)) return err({ code: 'file_type' });
  return ok({ question: question.id, kind: 'file', value: files });
};

/** Reads an `accept` attribute: extensions, MIME types, `audio/*` and the like. Tokens of another form, and none at all, ask for nothing. */
function readAccept(accept: string): (file: FileRef) => boolean {
  const tokens = accept.toLowerCase().split(',').map((token) => token.trim());
  const extensions = tokens.filter((token) => /^\.[^/]+$/.test(token));
  const types = tokens.filter((token) => /^[^/]+\/[^/]+$/.test(token));
  if (extensions.length + types.length === 0 || types.includes('*/*')) return () => true;
  return ({ name, type }) => {
    const [mime = ''] = type.toLowerCase().split(';', 1);
    const lowerName = name.toLowerCase();
    return extensions.some((extension) => lowerName.endsWith(extension)) || types.some((wanted) => matches(mime.trim(), wanted));
  };
}

function matches(mime: string, wanted: string): boolean {
  return wanted.endsWith('/*') ? mime.startsWith(wanted.slice(0, -1)) : mime === wanted;
}
