import { APOSTROPHE, BACKTICK, COLON, DASH, DOT, EQUALS, GREATER, LESS, QUOTE, SLASH, UNDERSCORE, isDigit, isLetter, isWhitespace } from './characters.js';

/** What a step of a machine says: go on, the construct is whole with this character, or this can never become one. */
export type Step = 'pending' | 'done' | 'failed';

type State = 'start' | 'name' | 'gap' | 'attribute' | 'after-attribute' | 'equals' | 'unquoted' | 'double' | 'single' | 'after-value' | 'slash' | 'close-start' | 'close-name' | 'close-gap';

/** Recognises an HTML open or closing tag (CommonMark §6.6) from the character after `<`, one character at a time. */
export class TagMachine {
  #state: State = 'start';

  step(code: number): Step {
    const next = transition(this.#state, code);
    if (next === 'done' || next === 'failed') return next;
    this.#state = next;
    return 'pending';
  }
}

function transition(state: State, code: number): State | 'done' | 'failed' {
  switch (state) {
    case 'start':
      if (code === SLASH) return 'close-start';
      return isLetter(code) ? 'name' : 'failed';
    case 'name':
      return isNameCharacter(code) ? 'name' : afterToken(code);
    case 'gap':
      if (isWhitespace(code)) return 'gap';
      return startsAttribute(code) ? 'attribute' : afterToken(code);
    case 'attribute':
      if (isAttributeCharacter(code)) return 'attribute';
      if (code === EQUALS) return 'equals';
      return isWhitespace(code) ? 'after-attribute' : afterToken(code);
    case 'after-attribute':
      if (isWhitespace(code)) return 'after-attribute';
      if (code === EQUALS) return 'equals';
      return startsAttribute(code) ? 'attribute' : afterToken(code);
    case 'equals':
      if (isWhitespace(code)) return 'equals';
      if (code === QUOTE) return 'double';
      if (code === APOSTROPHE) return 'single';
      return isUnquoted(code) ? 'unquoted' : 'failed';
    case 'unquoted':
      return isUnquoted(code) ? 'unquoted' : code === GREATER ? 'done' : isWhitespace(code) ? 'gap' : 'failed';
    case 'double':
      return code === QUOTE ? 'after-value' : 'double';
    case 'single':
      return code === APOSTROPHE ? 'after-value' : 'single';
    case 'after-value':
      return afterToken(code);
    case 'slash':
      return code === GREATER ? 'done' : 'failed';
    case 'close-start':
      return isLetter(code) ? 'close-name' : 'failed';
    case 'close-name':
      if (isNameCharacter(code)) return 'close-name';
      return isWhitespace(code) ? 'close-gap' : code === GREATER ? 'done' : 'failed';
    case 'close-gap':
      return isWhitespace(code) ? 'close-gap' : code === GREATER ? 'done' : 'failed';
  }
}

function afterToken(code: number): State | 'done' | 'failed' {
  if (isWhitespace(code)) return 'gap';
  if (code === SLASH) return 'slash';
  return code === GREATER ? 'done' : 'failed';
}

const isNameCharacter = (code: number): boolean => isLetter(code) || isDigit(code) || code === DASH;
const startsAttribute = (code: number): boolean => isLetter(code) || code === UNDERSCORE || code === COLON;
const isAttributeCharacter = (code: number): boolean => startsAttribute(code) || isDigit(code) || code === DOT || code === DASH;
const isUnquoted = (code: number): boolean =>
  !isWhitespace(code) && code > 32 && code !== QUOTE && code !== APOSTROPHE && code !== EQUALS && code !== LESS && code !== GREATER && code !== BACKTICK;
