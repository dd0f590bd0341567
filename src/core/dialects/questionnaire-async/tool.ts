import { MAX_OPTIONS, MAX_QUESTIONS, MAX_TEXT } from '../../limits.js';
import { TYPE_NAMES } from './question.js';

/**
 * A JSON Schema, as far as the tool's parameters need one. A type of its own and with lists that could be changed, for so the
 * packages that talk to models declare what they take, and an interface or a readonly list is none of that.
 */
type JsonSchema = {
  readonly type?: 'object' | 'array' | 'string' | 'boolean';
  readonly description?: string;
  readonly properties?: { [name: string]: JsonSchema };
  readonly required?: string[];
  readonly items?: JsonSchema;
  readonly enum?: string[];
  readonly anyOf?: JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
};

/** A tool as a model is told of it. `parameters` is a JSON Schema object. */
export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema & { readonly type: 'object' };
}

const word = (description: string): JsonSchema => ({ type: 'string', minLength: 1, maxLength: MAX_TEXT, description });

/** What a model should write; `runQuestionnaireAsync` takes other spellings too. Source: docs/questionnaire-async.md. */
export const questionnaireAsyncTool: ToolDefinition = {
  name: 'questionnaire_async',
  description:
    'Ask the user one or more questions in a form. The arguments are checked and the result comes at once; your turn then ends, and the answers are in the next user message, in a <questionnaire-response> element. If the result is an error, correct every argument it names and call the tool again.',
  parameters: {
    type: 'object',
    properties: {
      title: { type: 'string', maxLength: MAX_TEXT, description: 'A short title for the form.' },
      questions: {
        type: 'array',
        minItems: 1,
        maxItems: MAX_QUESTIONS,
        items: {
          type: 'object',
          properties: {
            id: word('Names the question in the answer; different for every question. Default: q1, q2 …'),
            type: { type: 'string', enum: [...TYPE_NAMES], description: 'single_choice: one option. multi_choice (or multiple_choice): any number of options. free_text (or text): an answer in the user’s own words.' },
            text: word('The question.'),
            options: {
              type: 'array',
              minItems: 1,
              maxItems: MAX_OPTIONS,
              description: 'Required for single_choice and multi_choice; ignored for free_text.',
              items: {
                anyOf: [
                  word('An option, answered with its own text.'),
                  {
                    type: 'object',
                    properties: { value: word('What the answer says; different for every option of the question.'), label: word('What the user sees.') },
                    required: ['value', 'label'],
                  },
                ],
              },
            },
            default: {
              anyOf: [
                { type: 'string', maxLength: MAX_TEXT },
                { type: 'array', items: { type: 'string' }, maxItems: MAX_OPTIONS },
              ],
              description: 'What the form starts with. single_choice: the value of one option. multi_choice: a list of such values. free_text: a text.',
            },
            allow_other: { type: 'boolean', description: 'Whether the user may answer a choice in their own words. Default: false.' },
          },
          required: ['type', 'text'],
        },
      },
    },
    required: ['questions'],
  },
};
