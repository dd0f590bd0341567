import { expect } from '@open-wc/testing';
import { buildReply, parseMessage, type Answer, type Diagnostic, type ParseOptions, type Question, type Questionnaire } from '../../../src/core/index.js';
import { questionnaireOf } from '../../support/sage.js';

/** A message with a form. */
export const form = (body: unknown, attributes = ''): string => `<question-form${attributes}>${typeof body === 'string' ? body : JSON.stringify(body)}</question-form>`;

export const formOf = (questions: readonly unknown[], attributes = '', options: ParseOptions = { messageId: 'm' }): Questionnaire => questionnaireOf(form({ questions }, attributes), options);

/** A single question, and what was said of it. */
export function asked(question: object): { readonly question: Question; readonly said: readonly (readonly [string, string | undefined])[] } {
  const { questions, diagnostics } = formOf([question]);
  expect(questions).to.have.length(1);
  return { question: questions[0]!, said: saidOf(diagnostics) };
}

export const saidOf = (diagnostics: readonly Diagnostic[]): readonly (readonly [string, string | undefined])[] => diagnostics.map(({ code, path }) => [code, path] as const);

/** Why a message could not be read. */
export const refused = (message: string): readonly string[] =>
  parseMessage(message).flatMap((segment) => (segment.type === 'invalid' ? segment.diagnostics.map(({ code }) => code) : [`read as ${segment.type}`]));

/** The lines of the answers, without their header. */
export function linesOf(questionnaire: Questionnaire, answers: readonly Answer[]): readonly string[] {
  return textOf(questionnaire, answers).split('\n').slice(1);
}

export function textOf(questionnaire: Questionnaire, answers: readonly Answer[]): string {
  const reply = buildReply(questionnaire, { kind: 'submitted', answers });
  if (!reply.ok || reply.value.via !== 'message') throw new Error(JSON.stringify(reply));
  return reply.value.text;
}
