import { fieldOf } from '../../payload/foreign.js';

const interactiveQuestions = { single_select: true, multi_select: true, free_text: true, previews: true, annotations: true, special_outcomes: true } as const;

/** What a client that uses this dialect declares in `initialize`, as its `capabilities`. */
export const askUserCapabilities = { streaming: true, experimental_methods: true, interactive_questions: interactiveQuestions } as const;

/**
 * Whether a client can answer every question there can be, so that it may be asked. `value`: its `interactive_questions`, or
 * the whole `capabilities`. A capability that is left out, or anything but `true`, is one that it does not have.
 */
export function isCompleteCapability(value: unknown): boolean {
  const declared = fieldOf(value, 'interactive_questions') ?? value;
  return Object.keys(interactiveQuestions).every((name) => fieldOf(declared, name) === true);
}
