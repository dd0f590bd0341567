import { MAX_YAML_BYTES } from '../limits.js';
import type { ArrivingItem, PayloadReader } from './arriving.js';
import type { JsonDocument, JsonObject } from './json.js';
import type { Tree } from './tree.js';
import { readYaml } from './yaml.js';

/** A line that begins a member of the object: its name, and whether a value follows. */
const MEMBER = /^(?:([\w-]+)|"([^"\\]*)"|'([^']*)') *:(?:[ \t]+(\S.*))?[ \t]*$/;
/** The indentation of a line, the dashes behind it, and the rest. */
const LINE = /^( *)((?:- +|-$)*)(.*)$/;
/** The end of a line whose text goes on in the lines below. */
const BLOCK_SCALAR = /(?:^|[:-][ \t]+)[|>][-+\d]*[ \t]*(?:#.*)?$/;

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
  /** The line that is arriving. */
  #line = '';
  /** The member that is arriving, with its lines. */
  #name: string | undefined;
  #lines: string[] = [];
  /** Of a list of objects: the column of its dashes, and its last item. */
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
    const member = /^[^\s#-]/.test(line) ? MEMBER.exec(line) : null;
    if (member) this.#begin(member[1] ?? member[2] ?? member[3] ?? '', line, member[4]);
    else if (this.#column !== undefined) this.#listLine(line, this.#column);
    else this.#lines.push(line);
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
    if (this.#name !== undefined && this.#column === undefined && !this.#members.has(this.#name)) {
      const read = readYaml(this.#lines.join('\n'));
      this.#members.set(this.#name, read.ok ? objectOf(read.value.tree)?.[this.#name] : undefined);
      this.version++;
    }
    this.#name = name;
    this.#lines = [line];
    const isList = value === undefined || value.startsWith('#');
    this.#column = isList && !this.#lists.has(name) ? -1 : undefined;
    if (isList && !this.#lists.has(name)) this.#lists.set(name, []);
  }

  #listLine(line: string, column: number): void {
    const [, indentation = '', dashes = ''] = LINE.exec(line) ?? [];
    if (column < 0 && dashes !== '') this.#column = indentation.length;
    if (dashes !== '' && indentation.length === this.#column) {
      this.#endItem();
      this.#item = new ArrivingYamlItem();
    }
    this.#item?.line(line);
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
  /** The column that the text of several lines must be indented by, which is arriving. */
  #scalar: number | undefined;
  #before: { readonly column: number } | undefined;
  #last: { readonly cut: number; readonly length: number; readonly item: ArrivingItem } | undefined;

  line(line: string): void {
    const [, indentation = '', dashes = '', rest = ''] = LINE.exec(line) ?? [];
    const isBlank = rest === '' && dashes === '';
    const isComment = rest.startsWith('#');
    const column = indentation.length;
    if (!isBlank && this.#scalar !== undefined && column <= this.#scalar) this.#scalar = undefined;
    if (!isBlank && !isComment && this.#scalar === undefined) {
      if (this.#before && column <= this.#before.column) this.#cut = this.#lines.length;
      const member = MEMBER.exec(rest);
      const memberColumn = column + dashes.length;
      if (this.#column < 0) this.#column = memberColumn;
      if (member && memberColumn === this.#column) this.#open = member[1] ?? member[2] ?? member[3];
      const keyColumn = member ? memberColumn : dashes === '' ? column : column + dashes.lastIndexOf('-');
      this.#before = { column: keyColumn };
      if (BLOCK_SCALAR.test(line)) this.#scalar = keyColumn;
    }
    this.#lines.push(line);
    this.#length += line.length;
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

function documentOf(lines: readonly string[]): JsonDocument | undefined {
  const read = readYaml(lines.join('\n'));
  if (!read.ok || read.value.tree.type !== 'array') return undefined;
  const [item] = read.value.tree.items;
  const value = item && objectOf(item);
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
