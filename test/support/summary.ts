import { parseMessage, type ParseOptions } from '../../src/core/index.js';

export interface Summary {
  /** The raws of all segments, joined, are the message. */
  readonly isWhole: boolean;
  readonly questionnaires: number;
  /** How many blocks were refused, by the code of the first reason. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** What became of a message, in few words: of a large one, more could not be read. */
export function summary(message: string, options?: ParseOptions): Summary {
  const segments = parseMessage(message, options);
  const refusals: Record<string, number> = {};
  for (const segment of segments) {
    if (segment.type !== 'invalid') continue;
    const code = segment.diagnostics[0]?.code ?? 'none';
    refusals[code] = (refusals[code] ?? 0) + 1;
  }
  return {
    isWhole: segments.map(({ raw }) => raw).join('') === message,
    questionnaires: segments.filter(({ type }) => type === 'questionnaire').length,
    refusals,
  };
}
