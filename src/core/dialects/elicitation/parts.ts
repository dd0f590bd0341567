import { fieldOf, itemsOf } from '../../payload/foreign.js';
import { DIALECT, NAMES } from './flavour.js';

/** How the call of a tool is to be shown, by the call’s id. Without a prototype: ids come from the wire. */
export type RenderMap = Readonly<Record<string, { readonly kind: string }>>;

/** As many parts of a message as are looked at. */
const MAX_PARTS = 100_000;

/** What a tool’s error text says where the client has no use for the call. */
const NOT_HANDLED = 'not handled by this client';

/** Who answers the call of a tool. */
export type Dispatch =
  /** A request for input; `by`: how it was known. Only what was known by `render` resumes a run. */
  | { readonly to: 'elicitation'; readonly by: 'render' | 'name' }
  /** A client’s tool that nobody handles: settle it with the error text, so that the run does not hang. */
  | { readonly to: 'nobody'; readonly errorText: string }
  /** Not ours to answer: a server’s tool, one that is settled or still arriving, or no tool at all. */
  | { readonly to: 'others' };

/** Collects the parts `data-render` of a message, which say how its tool calls are to be shown. Later parts win. */
export function buildRenderMap(parts: readonly unknown[]): RenderMap {
  const map = Object.create(null) as Record<string, { readonly kind: string }>;
  for (const part of partsOf(parts)) {
    const data = fieldOf(part, 'type') === 'data-render' ? fieldOf(part, 'data') : undefined;
    const [id, kind] = [fieldOf(data, 'toolCallId'), kindOf(data)];
    if (typeof id === 'string' && kind !== undefined) map[id] = { kind };
  }
  return map;
}

/** How a part is to be shown: as it says itself, or else as the map does. */
export function renderKindFor(part: unknown, map: RenderMap): string | undefined {
  const id = fieldOf(part, 'toolCallId');
  return kindOf(part) ?? (typeof id === 'string' && Object.hasOwn(map, id) ? map[id]?.kind : undefined);
}

/** Who answers a part: its render kind decides, then the name of its tool. `clientTools`: those that the host’s client must settle. */
export function dispatchToolPart(part: unknown, map: RenderMap, { clientTools = [] }: { readonly clientTools?: readonly string[] } = {}): Dispatch {
  const name = toolNameOf(part);
  if (name === undefined) return { to: 'others' };
  if (isElicitation(part, map)) return { to: 'elicitation', by: 'render' };
  if (name === NAMES.request_input) return { to: 'elicitation', by: 'name' };
  const isWaiting = fieldOf(part, 'state') === 'input-available';
  return isWaiting && clientTools.includes(name) ? { to: 'nobody', errorText: NOT_HANDLED } : { to: 'others' };
}

/** Whether the render kind says so; the name of a tool says less. */
export const isElicitation = (part: unknown, map: RenderMap): boolean => toolNameOf(part) !== undefined && renderKindFor(part, map) === DIALECT;

/** The tool that a part calls; nothing of other parts. */
export function toolNameOf(part: unknown): string | undefined {
  const type = fieldOf(part, 'type');
  if (typeof fieldOf(part, 'toolCallId') !== 'string') return undefined;
  if (typeof type === 'string' && type.startsWith('tool-')) return type.slice('tool-'.length);
  const name = fieldOf(part, 'toolName');
  return (type === 'dynamic-tool' || type === undefined) && typeof name === 'string' ? name : undefined;
}

/** The items of what should be a list of parts or messages. */
export function partsOf(parts: unknown): readonly unknown[] {
  const items = itemsOf(parts, MAX_PARTS);
  return typeof items === 'object' ? items : [];
}

function kindOf(part: unknown): string | undefined {
  const kind = fieldOf(fieldOf(part, 'render'), 'kind');
  return typeof kind === 'string' ? kind : undefined;
}
