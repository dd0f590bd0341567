import { expect } from '@open-wc/testing';
import { parseMessage, type Diagnostic, type ParseOptions, type Question, type Questionnaire, type Segment } from '../../src/core/index.js';

/** A fenced questionnaire after a line of prose. */
export const fenced = (payload: string, name = 'questionnaire'): string => `Please choose.\n\n\`\`\`${name}\n${payload}\n\`\`\`\n`;

export const element = (payload: unknown, name = 'questionnaire'): string => `<${name}>${typeof payload === 'string' ? payload : JSON.stringify(payload)}</${name}>`;

export const FREE_TEXT = 'questions:\n  - type: free_text\n    text: Why?\n    default: ""';

export const types = (content: string, options?: ParseOptions): string[] => parseMessage(content, options).map(({ type }) => type);

/** The one questionnaire of a message. */
export function questionnaireOf(content: string, options?: ParseOptions): Questionnaire {
  const found = parseMessage(content, options).flatMap((segment) => (segment.type === 'questionnaire' ? [segment.questionnaire] : []));
  const [questionnaire] = found;
  expect(found, JSON.stringify(parseMessage(content, options))).to.have.length(1);
  if (!questionnaire) throw new Error('no questionnaire');
  return questionnaire;
}

export function questionOf<K extends Question['kind']>(content: string, kind: K, index = 0): Extract<Question, { kind: K }> {
  const question = questionnaireOf(content).questions[index];
  const isKind = (each: Question | undefined): each is Extract<Question, { kind: K }> => each?.kind === kind;
  if (!isKind(question)) throw new Error(`question ${index} is not ${kind}`);
  return question;
}

/** The diagnostics of the one block that could not be read. */
export function refusalOf(content: string, options?: ParseOptions): readonly Diagnostic[] {
  const isInvalid = (segment: Segment): segment is Extract<Segment, { type: 'invalid' }> => segment.type === 'invalid';
  const found = parseMessage(content, options).filter(isInvalid);
  expect(found, JSON.stringify(parseMessage(content, options))).to.have.length(1);
  return found[0]?.diagnostics ?? [];
}

export const codes = (diagnostics: readonly Diagnostic[]): string[] => diagnostics.map(({ code }) => code);
