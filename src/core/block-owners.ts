import type { Dialect } from './dialect.js';
import type { BlockSyntax } from './scan/block.js';
import { isTagName } from './scan/names.js';

/** Which dialect a name belongs to, and whether it answers. */
interface Owner {
  readonly dialect: Dialect;
  readonly reply: boolean;
}

/** By the form of a block, the names that are registered. The first dialect that registers a name has it. */
export interface Owners {
  readonly fence: Names;
  readonly element: Names;
}

/** Names, in lower case, and whose they are. */
class Names {
  readonly list: string[] = [];
  /** Of elements, those whose payload may stand in a code fence. */
  readonly fenced: string[] = [];
  readonly #owners = new Map<string, Owner>();

  register(syntax: BlockSyntax, owner: Owner): void {
    for (const name of syntax.names.map((each) => each.toLowerCase())) {
      if (this.#owners.has(name) || !NAMES[syntax.form](name)) continue;
      this.list.push(name);
      if (syntax.form === 'element' && syntax.fenced) this.fenced.push(name);
      this.#owners.set(name, owner);
    }
  }

  owner(name: string): Owner | undefined {
    return this.#owners.get(name);
  }
}

type Role = 'assistant' | 'user';

/** By the list of dialects, which hosts keep: a conversation reads each of its messages with the same. */
const known = new WeakMap<readonly Dialect[], Partial<Record<Role, Owners>>>();

/** A user's message answers and asks nothing. */
export function ownersOf(dialects: readonly Dialect[], role: Role): Owners {
  let byRole = known.get(dialects);
  if (!byRole) known.set(dialects, (byRole = {}));
  return (byRole[role] ??= register(dialects, role));
}

/** What can be a name: an info string may be anything. */
const NAMES: { readonly [F in BlockSyntax['form']]: (name: string) => boolean } = { fence: () => true, element: isTagName };

function register(dialects: readonly Dialect[], role: Role): Owners {
  const owners: Owners = { fence: new Names(), element: new Names() };
  for (const dialect of dialects) {
    if (!dialect.block) continue;
    if (role !== 'user') for (const syntax of dialect.block.syntax) owners[syntax.form].register(syntax, { dialect, reply: false });
    for (const syntax of dialect.block.replySyntax) owners[syntax.form].register(syntax, { dialect, reply: true });
  }
  return owners;
}
