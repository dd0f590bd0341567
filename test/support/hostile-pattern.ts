/** Text of about `size` characters. */
export type Hostile = (size: number) => string;

/** Patterns by what they are made of, then by what they are. */
export type Patterns = Readonly<Record<string, Readonly<Record<string, Hostile>>>>;

export const repeat =
  (text: string, after = '', before = ''): Hostile =>
  (size) =>
    before + text.repeat(Math.ceil(size / text.length)) + after;

/** Half of the one, then half of the other. */
export const then =
  (first: string, second: string, after = ''): Hostile =>
  (size) =>
    repeat(first)(size / 2) + repeat(second)(size / 2) + after;

/** The pieces that `piece` makes of 1, 2, 3 …, up to the size. */
export const growing =
  (piece: (step: number) => string): Hostile =>
  (size) => {
    let text = '';
    for (let step = 1; text.length < size; step++) text += piece(step);
    return text;
  };
