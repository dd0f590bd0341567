import { MAX_OPTIONS, MAX_QUESTIONS, MAX_TEXT } from '../limits.js';
import type { Problem } from '../problem.js';
import { entryOf, shownKey, type Tree } from '../payload/tree.js';
import { SAGE_TYPES, type SageType, type StrictQuestion, type StrictReading } from './types.js';

type ObjectTree = Extract<Tree, { type: 'object' }>;

const TOP_FIELDS = ['title', 'questions'];
const CHOICE_FIELDS = ['type', 'text', 'options', 'default', 'allow_other'];
const TEXT_FIELDS = ['type', 'text', 'default'];

/**
 * Reads the strict form of a questionnaire: these fields and no others, no aliases, no conversions. Names every problem,
 * not the first alone. Source: docs/sage-inline.md §3.
 */
export function readStrict(tree: Tree): StrictReading {
  const reader = new StrictReader();
  const value = reader.questionnaire(tree);
  return value && reader.problems.length === 0 ? { ok: true, value } : { ok: false, problems: reader.problems };
}

class StrictReader {
  readonly problems: Problem[] = [];

  questionnaire(tree: Tree): { title: string; questions: StrictQuestion[] } | undefined {
    if (tree.type !== 'object') return this.#refuse({ code: 'not_an_object', at: tree.at });
    this.#fields(tree, TOP_FIELDS, '');
    const title = this.#text(entryOf(tree, 'title'), 'title', 'title_required', tree.at);
    const questions = this.#questions(entryOf(tree, 'questions'), tree.at);
    return title !== undefined && questions ? { title, questions } : undefined;
  }

  #questions(tree: Tree | undefined, at: number): StrictQuestion[] | undefined {
    const path = 'questions';
    if (tree?.type !== 'array') return this.#refuse({ code: 'questions_required', path, at: tree?.at ?? at, found: sourceOf(tree) });
    if (tree.items.length === 0) return this.#refuse({ code: 'questions_empty', path, at: tree.at });
    if (tree.items.length > MAX_QUESTIONS) return this.#refuse({ code: 'too_many_questions', path, at: tree.at, limit: MAX_QUESTIONS });
    return tree.items.flatMap((item, index) => this.#question(item, `${path}[${index}]`) ?? []);
  }

  #question(tree: Tree, path: string): StrictQuestion | undefined {
    if (tree.type !== 'object') return this.#refuse({ code: 'question_not_object', path, at: tree.at, found: sourceOf(tree) });
    const type = this.#type(entryOf(tree, 'type'), `${path}.type`, tree.at);
    const text = this.#text(entryOf(tree, 'text'), `${path}.text`, 'text_required', tree.at);
    if (!type) return this.#untyped(tree, path);
    this.#fields(tree, type === 'free_text' ? TEXT_FIELDS : CHOICE_FIELDS, path);
    const options = type === 'free_text' ? [] : this.#options(entryOf(tree, 'options'), `${path}.options`, tree.at);
    const allowOther = type === 'free_text' ? false : this.#allowOther(entryOf(tree, 'allow_other'), `${path}.allow_other`);
    const initial = this.#default(tree, type, options, path);
    if (text === undefined || !options || initial === undefined) return undefined;
    return { type, text, options, initial, allowOther };
  }

  /** What holds for a question of any type. */
  #untyped(tree: ObjectTree, path: string): undefined {
    this.#fields(tree, CHOICE_FIELDS, path);
    if (!entryOf(tree, 'default')) this.#refuse({ code: 'default_required', path: `${path}.default`, at: tree.at });
  }

  #type(tree: Tree | undefined, path: string, at: number): SageType | undefined {
    const value = tree?.type === 'string' ? SAGE_TYPES.find((type) => type === tree.value) : undefined;
    return value ?? this.#refuse({ code: 'type_unsupported', path, at: tree?.at ?? at, found: sourceOf(tree) });
  }

  #text(tree: Tree | undefined, path: string, code: 'title_required' | 'text_required', at: number): string | undefined {
    if (tree?.type !== 'string' || tree.value.trim() === '') return this.#refuse({ code, path, at: tree?.at ?? at, ...asText(tree) });
    return this.#short(tree, path);
  }

  #options(tree: Tree | undefined, path: string, at: number): readonly string[] | undefined {
    if (tree?.type !== 'array') return this.#refuse({ code: 'options_invalid', path, at: tree?.at ?? at, found: sourceOf(tree), mistake: 'unlisted' });
    if (tree.items.length === 0) return this.#refuse({ code: 'options_invalid', path, at: tree.at });
    if (tree.items.length > MAX_OPTIONS) return this.#refuse({ code: 'too_many_options', path, at: tree.at, limit: MAX_OPTIONS });
    const options = tree.items.map((item, index) => this.#option(item, `${path}[${index}]`));
    return options.includes(undefined) ? undefined : [...new Set(options.filter((option) => option !== undefined))];
  }

  /** An option that YAML reads as something else is a text that wants quotes; saying so is half the repair. */
  #option(tree: Tree, path: string): string | undefined {
    if (tree.type !== 'string' || tree.value.trim() === '') return this.#refuse({ code: 'options_invalid', path, at: tree.at, found: sourceOf(tree).trim() || '""', ...asText(tree) });
    return this.#short(tree, path);
  }

  #allowOther(tree: Tree | undefined, path: string): boolean {
    if (!tree) return false;
    if (tree.type === 'scalar' && typeof tree.value === 'boolean') return tree.value;
    this.#refuse({ code: 'allow_other_invalid', path, at: tree.at, found: sourceOf(tree) });
    return false;
  }

  #default(question: ObjectTree, type: SageType, options: readonly string[] | undefined, path: string): string | readonly string[] | undefined {
    const tree = entryOf(question, 'default');
    const place = { path: `${path}.default`, at: tree?.at ?? question.at };
    if (!tree) return this.#refuse({ code: 'default_required', ...place });
    const refuse = (stray: Tree, more = {}): undefined => this.#refuse({ code: 'default_invalid', ...place, at: stray.at, found: sourceOf(stray), ...more });
    if (type === 'free_text') return tree.type === 'string' ? this.#short(tree, place.path) : refuse(tree, asText(tree));
    if (type === 'single_choice') {
      if (tree.type === 'scalar') return refuse(tree, asText(tree));
      // Without options nothing more can be said of a default.
      return !options || (tree.type === 'string' && options.includes(tree.value)) ? sourceOf(tree) : refuse(tree);
    }
    if (tree.type !== 'array') return refuse(tree);
    const index = tree.items.findIndex((item) => item.type !== 'string' || (options && !options.includes(item.value)));
    const stray = tree.items[index];
    if (stray) return refuse(stray, { path: `${place.path}[${index}]`, ...(stray.type === 'scalar' ? asText(stray) : {}) });
    if (!options) return undefined;
    const chosen = new Set(tree.items.map((item) => (item.type === 'string' ? item.value : '')));
    return options.filter((option) => chosen.has(option));
  }

  #fields(tree: ObjectTree, allowed: readonly string[], path: string): void {
    for (const { key, at } of tree.entries) {
      if (allowed.includes(key)) continue;
      const place = { path: path === '' ? shownKey(key) : `${path}.${shownKey(key)}`, at };
      // On free text these two are misplaced rather than unknown, and have codes that say so.
      const code = path === '' ? undefined : key === 'options' ? 'options_invalid' : key === 'allow_other' ? 'allow_other_invalid' : undefined;
      this.#refuse(code ? { code, ...place, mistake: 'misplaced' } : { code: 'unexpected_field', ...place, found: shownKey(key) });
    }
  }

  #short(tree: Extract<Tree, { type: 'string' }>, path: string): string | undefined {
    return tree.value.length > MAX_TEXT ? this.#refuse({ code: 'text_too_long', path, at: tree.at, limit: MAX_TEXT }) : tree.value;
  }

  #refuse(problem: Problem): undefined {
    this.problems.push(problem);
  }
}

const sourceOf = (tree: Tree | undefined): string => (tree?.type === 'string' ? tree.value : (tree?.source ?? ''));

/** How something that YAML reads as anything but text is written so that it is one. What has fields was meant to have them. */
function asText(tree: Tree | undefined): { readonly found?: string; readonly mended?: string } {
  const source = tree?.type === 'string' ? '' : sourceOf(tree);
  return source === '' || /\n|^\{.*:/.test(source) ? {} : { found: source, mended: JSON.stringify(source) };
}
