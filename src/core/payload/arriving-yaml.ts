import { MAX_YAML_BYTES } from '../limits.js';
import type { ArrivingItem, PayloadReader } from './arriving.js';
import type { JsonDocument, JsonObject } from './json.js';
import type { Tree } from './tree.js';
import { readYaml } from './yaml.js';

/** A line that begins a member of the object: its name, and whether a value follows. */
const MEMBER = /^(?:([\w-]+)|"([^"\\]*)"|'([^']*)') *:(?:[ \t]+(\S.*))?[ \t]*$/;
/** The indentation of a line, the dashes behind it, and the rest. */
const LINE = /^( *)((?:- +|-$)*)(.*)$/;

/** Below this length an item is read again with each line; a longer one each time it has grown by a part. */
const SHORT = 600;
const PART = 1 / 4;

/**
 * Reads block-style YAML as its lines arrive, as far as it has the shape of an object with lists of objects: each member
 * and each item is parsed once it is whole, and the last item as far as its lines show that they are.
 */
export class ArrivingYaml implements PayloadReader {
  version = 0;
  readonly #members = new Map<string, unknown>();
  readonly #lists = new Map<string, ArrivingItem[]>();
  readonly state = 'arriving';
  #size = 0;
  /** The column of the names of the members. */
  #root: number | undefined;
  /** The line that is arriving. */
  #line = '';
  /** The member that is arriving, with its lines. */
  #name: string | undefined;
  #lines: string[] = [];
  /** Of what may be a list of objects: the column of its dashes, -1 before there is one, and its last item. */
  #column: number | undefined;
  #item: ArrivingYamlItem | undefined;

  append(text: string): void {
    const lines = (this.#line + text).split('\n');
    this.#line = lines.pop() ?? '';
    for (const line of lines) this.#take(line);
  }

  #take(line: string): void {
    this.#size += line.length;
    if (this.#size > MAX_YAML_BYTES || /^\s*(?:#.*)?$/.test(line)) {
      this.#lines.push(line);
      this.#item?.line(line);
      return;
    }
    const member = this.#member(line);
    if (member) this.#begin(nameOf(member), line, member[4]);
    else if (this.#column !== undefined) this.#listLine(line, this.#column);
    else this.#lines.push(line);
  }

  /** Its members all begin in one column; a line of dashes alone begins the document. */
  #member(line: string): RegExpExecArray | null {
    if (/^---(?:\s|$)/.test(line)) return null;
    const content = line.trimStart();
    const column = line.length - content.length;
    this.#root ??= column;
    return column === this.#root && !content.startsWith('-') ? MEMBER.exec(content) : null;
  }

  member(name: string): unknown {
    return this.#members.get(name);
  }

  items(name: string): readonly ArrivingItem[] {
    const whole = this.#lists.get(name) ?? [];
    const last = name === this.#name ? this.#item?.read() : undefined;
    return last ? [...whole, last] : [...whole];
  }

  /** A member begins, so that the one before it is whole. */
  #begin(name: string, line: string, value: string | undefined): void {
    this.#endItem();
    if (this.#name !== undefined && (this.#column === undefined || this.#column < 0)) this.#endMember(this.#name);
    this.#name = name;
    this.#lines = [line];
    const isList = value === undefined || value.startsWith('#');
    this.#column = isList && !this.#lists.has(name) ? -1 : undefined;
    if (isList && !this.#lists.has(name)) this.#lists.set(name, []);
  }

  /** A member whose items do not stand on lines of their own; of equal names the first counts. */
  #endMember(name: string): void {
    if (this.#members.has(name) || (this.#lists.get(name)?.length ?? 0) > 0) return;
    const read = readYaml(textOf(this.#lines));
    const value = read.ok && read.value.tree.type === 'object' ? read.value.tree.entries.find(({ key }) => key === name)?.value : undefined;
    if (value?.type === 'array') this.#lists.set(name, value.items.map((item) => ({ document: toDocument(objectOf(item)), open: undefined, isWhole: true })));
    else this.#members.set(name, value && valueOf(value));
    this.version++;
  }

  #listLine(line: string, column: number): void {
    const [, indentation = '', dashes = ''] = LINE.exec(line) ?? [];
    if (column < 0 && dashes !== '') this.#column = indentation.length;
    if (dashes !== '' && indentation.length === this.#column) {
      this.#endItem();
      this.#item = new ArrivingYamlItem();
    }
    if (this.#item) this.#item.line(line);
    else this.#lines.push(line);
    this.version++;
  }

  #endItem(): void {
    if (this.#item && this.#name !== undefined) this.#lists.get(this.#name)?.push(this.#item.whole());
    this.#item = undefined;
  }
}

/** An item of a list of objects, by its lines. */
class ArrivingYamlItem {
  readonly #lines: string[] = [];
  /** How many of them are whole. */
  #cut = 0;
  #length = 0;
  /** The column of the names of its members, and the last of them. */
  #column = -1;
  #open: string | undefined;
  /** The column of what has a value that is no list and no object: whatever is indented by more goes on with it. */
  #value: number | undefined;
  /** The column of the last name or dash. */
  #before: number | undefined;
  #last: { readonly cut: number; readonly length: number; readonly item: ArrivingItem } | undefined;

  line(line: string): void {
    const [, indentation = '', dashes = '', rest = ''] = LINE.exec(line) ?? [];
    const isBlank = rest === '' && dashes === '';
    const isComment = rest.startsWith('#');
    const column = indentation.length;
    if (!isBlank && this.#value !== undefined && column <= this.#value) this.#value = undefined;
    if (!isBlank && !isComment && this.#value === undefined) {
      const before = this.#before;
      if (before !== undefined && column <= before) this.#cut = this.#lines.length;
      const member = MEMBER.exec(rest);
      const memberColumn = column + dashes.length;
      if (this.#column < 0) this.#column = memberColumn;
      if (member && memberColumn === this.#column) this.#open = nameOf(member);
      if (before !== undefined && column > before && !member && dashes === '') this.#value = before;
      else this.#begin(member ? memberColumn : column + Math.max(0, dashes.lastIndexOf('-')), member ? member[4] : rest);
    }
    this.#lines.push(line);
    this.#length += line.length;
  }

  #begin(column: number, value: string | undefined): void {
    this.#before = column;
    if (value && !value.startsWith('#')) this.#value = column;
  }

  read(): ArrivingItem | undefined {
    if (this.#cut === 0) return undefined;
    const known = this.#last;
    if (known?.cut === this.#cut && known.item.open === this.#open) return known.item;
    if (known && known.item.open === this.#open && this.#length > SHORT && this.#length - known.length < known.length * PART) return known.item;
    const document = documentOf(this.#lines.slice(0, this.#cut));
    const item: ArrivingItem = { document: document ?? known?.item.document, open: this.#open, isWhole: false };
    this.#last = { cut: this.#cut, length: this.#length, item };
    return item;
  }

  whole(): ArrivingItem {
    return { document: documentOf(this.#lines), open: undefined, isWhole: true };
  }
}

const nameOf = (member: RegExpExecArray): string => member[1] ?? member[2] ?? member[3] ?? '';

/** The last line end counts where a text keeps them. */
const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

function documentOf(lines: readonly string[]): JsonDocument | undefined {
  const read = readYaml(textOf(lines));
  if (!read.ok || read.value.tree.type !== 'array') return undefined;
  const [item] = read.value.tree.items;
  return item && toDocument(objectOf(item));
}

function toDocument(value: JsonObject | undefined): JsonDocument | undefined {
  return value && { value, sourceAt: () => undefined, offsetOf: () => undefined };
}

/** Of names that come twice, the first counts. */
function objectOf(tree: Tree): JsonObject | undefined {
  if (tree.type !== 'object') return undefined;
  const object: Record<string, unknown> = Object.create(null);
  for (const { key, value } of tree.entries) if (!Object.hasOwn(object, key)) object[key] = valueOf(value);
  return object;
}

function valueOf(tree: Tree): unknown {
  if (tree.type === 'array') return tree.items.map(valueOf);
  return tree.type === 'object' ? objectOf(tree) : tree.value;
}
