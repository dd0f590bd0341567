import type { Segment } from '../model/index.js';

/** What a message of the user answers, sorted by what it is an answer to: of many questionnaires none is looked for among the answers to others. */
export class Answers {
  readonly #byId = new Map<string, string>();
  readonly #rest: string;

  constructor(segments: readonly Segment[]) {
    for (const segment of segments) {
      if (segment.type !== 'response') continue;
      const { questionnaireId } = segment.response;
      const before = this.#byId.get(questionnaireId);
      this.#byId.set(questionnaireId, before === undefined ? segment.raw : `${before}\n${segment.raw}`);
    }
    this.#rest = segments.map((segment) => (segment.type === 'markdown' ? segment.raw : '')).join('');
  }

  /** The answers to the first of these ids that has one. Where none has, the prose: some dialects are answered in it. */
  to(ids: readonly string[]): string {
    const id = ids.find((each) => this.#byId.has(each));
    return id === undefined ? this.#rest : (this.#byId.get(id) ?? '');
  }
}
