import type { Hostile } from './hostile-pattern.js';

/** A message that holds a text, as far as it is hostile of about its size. */
export type Reading = (make: Hostile) => Hostile;

export const BLOCK = '<questionnaire>{"questions":[{"type":"text","text":"Why?"}]}</questionnaire>';

/** What no block is in is told apart at once. A block behind makes the scanner read all that stands before it. */
export const aroundText = {
  alone: (make) => make,
  'before a block': (make) => (size) => `${make(size)}\n\n${BLOCK}`,
  'in the paragraph of a block': (make) => (size) => `${make(size)} ${BLOCK}`,
} satisfies Record<string, Reading>;

/** Little enough to be read, and not refused for its size. */
export const YAML_SIZE = 30_000;
/** The same, of characters that take three bytes each. */
export const JSON_SIZE = 20_000;

export const fence = (payload: string): string => `\n\n\`\`\`questionnaire\n${payload}\n\`\`\`\n`;
export const element = (payload: string): string => `\n\n<questionnaire>${payload}</questionnaire>\n`;
export const response = (payload: string): string => `<questionnaire-response>${payload}</questionnaire-response>`;

/** Prose, then blocks with payloads of one size, as many as there is room for. */
export const inBlocks =
  (block: (payload: string) => string, payloadSize: number): Reading =>
  (make) =>
  (size) =>
    `Please choose.${block(make(payloadSize)).repeat(Math.ceil(size / payloadSize))}`;

/** Prose, then one block with a payload of the whole size. */
export const inOneBlock =
  (block: (payload: string) => string): Reading =>
  (make) =>
  (size) =>
    `Please choose.${block(make(size))}`;
