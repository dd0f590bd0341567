import type { MessageView } from '../model/index.js';
import { Suffixes } from './suffixes.js';
import type { Views } from './views.js';

/** An id as it was given: a text, or a number that stands for its text. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Which names are taken in a conversation, by the message that took each. Nothing is ever given back: a name counts only
 * as long as the message at its place still bears it, so that conversations which begin alike can share one index.
 */
export class Names {
  readonly #messages = new Map<string, number>();
  readonly #questionnaires = new Map<string, number>();
  readonly #suffixes = { messages: new Suffixes(), questionnaires: new Suffixes() };

  /** Gives a message the id that it wants, or the next that is free. */
  message(wanted: string, index: number, views: Views): string {
    const id = this.#suffixes.messages.free(wanted, (name) => views.at(this.#messages.get(name) ?? -1)?.messageId === name);
    this.#messages.set(id, index);
    return id;
  }

  /** The same for a questionnaire of the message at `index`. */
  questionnaire(wanted: string, index: number, views: Views): string {
    const id = this.#suffixes.questionnaires.free(wanted, (name) => bears(views.at(this.#questionnaires.get(name) ?? -1), name));
    this.#questionnaires.set(id, index);
    return id;
  }
}

const bears = (view: MessageView | undefined, id: string): boolean => view?.questionnaires.some(({ questionnaire }) => questionnaire.id === id) ?? false;
