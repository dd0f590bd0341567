import { isObject, own, readJson, type JsonDocument } from '../payload/json.js';
import { Spot } from '../payload/spot.js';
import type { TextDiagnosticCode } from '../diagnostics.js';
import type { Problem } from '../problem.js';
import { SAGE_TYPES, readSageType } from '../sage/types.js';
import type { Block } from '../scan/block.js';

/** What a strict reader refuses in XML+JSON beside what every reader does: a title, types by their first name, a default of the right type, and a boolean. */
export function strictProblems(block: Block, known: readonly Problem[]): readonly Problem[] {
  const read = readJson(block.payload, { known: block.json });
  if (!read.ok) return [];
  const reader = new StrictElement(read.value);
  reader.read();
  // What no reader takes has been told of already.
  return reader.problems.filter(({ code, path }) => !known.some((each) => each.code === code && each.path === path));
}

class StrictElement {
  readonly problems: Problem[] = [];
  readonly #document: JsonDocument;

  constructor(document: JsonDocument) {
    this.#document = document;
  }

  read(): void {
    const title = own(this.#document.value, 'title');
    if (typeof title !== 'string' || title.trim() === '') this.#refuse('title_required', new Spot(undefined, 'title'));
    const questions = own(this.#document.value, 'questions');
    if (!Array.isArray(questions)) return;
    const list = new Spot(undefined, 'questions');
    for (const [index, question] of questions.entries()) this.#question(question, list.to(index));
  }

  #question(question: unknown, spot: Spot): void {
    if (!isObject(question)) return;
    const type = own(question, 'type');
    if (!SAGE_TYPES.some((name) => name === type)) this.#refuse('type_unsupported', spot.to('type'), spot);
    const initial = own(question, 'default');
    const known = typeof type === 'string' ? readSageType(type) : undefined;
    if (initial === undefined) this.#refuse('default_required', spot.to('default'), spot);
    else if (known && !(known === 'multi_choice' ? isTexts(initial) : typeof initial === 'string')) this.#refuse('default_invalid', spot.to('default'));
    const other = own(question, 'allow_other');
    if (other !== undefined && typeof other !== 'boolean') this.#refuse('allow_other_invalid', spot.to('allow_other'));
  }

  /** A field that is missing is missing in its question. */
  #refuse(code: TextDiagnosticCode, spot: Spot, parent?: Spot): void {
    const document = this.#document;
    const found = document.sourceAt(spot.path);
    const at = document.offsetOf(spot.path) ?? (parent && document.offsetOf(parent.path)) ?? 0;
    this.problems.push({ code, path: spot.shown, at, ...(found === undefined ? {} : { found }) });
  }
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
