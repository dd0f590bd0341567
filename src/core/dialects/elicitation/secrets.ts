const WORDS: ReadonlySet<string> = new Set(['password', 'passwd', 'passphrase', 'pwd', 'secret', 'secrets', 'credential', 'credentials', 'token', 'apikey']);

const PAIRS: ReadonlySet<string> = new Set(['api key', 'private key', 'access key', 'client secret']);

/**
 * Whether a name or a title asks for a secret. Whole words count, so that `max_tokens`, `tokenizer` and `primary_key` are
 * fine. Source: docs/elicitation.md §5.
 */
export function isSecretShaped(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word, index) => WORDS.has(word) || PAIRS.has(`${word} ${words[index + 1] ?? ''}`));
}

/** Split at case changes, and at all that is no letter: a colon or a digit behind a word makes no other word of it. */
function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}
