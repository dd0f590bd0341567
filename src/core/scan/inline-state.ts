import type { Step } from './tag-machine.js';

/** The open `[` of a paragraph, innermost first. Immutable, so that a hypothesis which fails costs nothing to undo. */
interface Bracket {
  readonly image: boolean;
  readonly depth: number;
  readonly below: Bracket | undefined;
}

/** Brackets below `inactiveBelow` enclose a link already and cannot become one themselves; images can. */
export interface Brackets {
  readonly top: Bracket | undefined;
  readonly inactiveBelow: number;
}

export const NO_BRACKETS: Brackets = { top: undefined, inactiveBelow: 0 };

const depthOf = (bracket: Bracket | undefined): number => (bracket ? bracket.depth + 1 : 0);

export function pushBracket(brackets: Brackets, image: boolean): Brackets {
  return { top: { image, depth: depthOf(brackets.top), below: brackets.top }, inactiveBelow: brackets.inactiveBelow };
}

export function popBracket(brackets: Brackets): Brackets {
  const top = brackets.top?.below;
  return { top, inactiveBelow: Math.min(brackets.inactiveBelow, depthOf(top)) };
}

/** The brackets as they are once the innermost has become a link or an image. */
export function closeBracket(brackets: Brackets): Brackets {
  const popped = popBracket(brackets);
  return brackets.top?.image ? popped : { top: popped.top, inactiveBelow: depthOf(popped.top) };
}

export const canBecomeLink = ({ top, inactiveBelow }: Brackets): boolean => top !== undefined && (top.image || top.depth >= inactiveBelow);

export type HypothesisKind = 'tag' | 'autolink' | 'comment' | 'instruction' | 'declaration' | 'cdata' | 'link' | 'definition' | 'definition-title';

/**
 * Something that may have begun at `start`. Until its machine says whether it is whole, the text is read as if it were
 * not; once it is whole, all that was found since `start` was inside it, and is dropped.
 */
export interface Hypothesis {
  readonly kind: HypothesisKind;
  readonly start: number;
  /** The first offset that the machine is to see. */
  readonly from: number;
  readonly machine: { step(code: number): Step | 'bare' };
  /** What the brackets are once the construct is whole. */
  readonly brackets: Brackets;
}
