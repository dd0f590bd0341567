import type { ReactiveControllerHost } from 'lit';
import { startConversation, type Conversation } from './conversation.js';
import { recall, remember, type Memory } from './memory.js';
import { AGENT_RUN } from './agent-run.js';
import { INPUT } from './input.js';
import { REQUEST, sampleOf, type Sample } from './samples.js';

/** Samples in which the assistant has more to do than to say one thing. */
export const PLAYED: readonly Sample[] = [AGENT_RUN, REQUEST, INPUT];

/** One conversation a sample: it goes on where it was when another sample has been shown meanwhile. */
export class Conversations {
  readonly #host: ReactiveControllerHost;
  readonly #kept = new Map<string, Conversation>();
  #memory: Memory = recall();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The sample that is shown. */
  get sample(): Sample {
    return PLAYED.find(({ id }) => id === this.#memory.sample) ?? sampleOf(this.#memory.sample);
  }

  of(sample: Sample): Conversation {
    return this.#kept.get(sample.id) ?? this.#keep(sample, startConversation(sample, this.#memory.starts[sample.id] ?? 0));
  }

  choose({ id }: Sample): void {
    this.#remember({ ...this.#memory, sample: id });
  }

  goOn(sample: Sample, conversation: Conversation): void {
    this.#keep(sample, conversation);
    this.#host.requestUpdate();
  }

  startAgain(sample: Sample): void {
    const { starts } = this.#memory;
    this.#kept.delete(sample.id);
    this.#remember({ ...this.#memory, starts: { ...starts, [sample.id]: (starts[sample.id] ?? 0) + 1 } });
  }

  #keep({ id }: Sample, conversation: Conversation): Conversation {
    this.#kept.set(id, conversation);
    return conversation;
  }

  #remember(memory: Memory): void {
    this.#memory = memory;
    remember(memory);
    this.#host.requestUpdate();
  }
}
