/** Gives each that wants a name that is taken the name with the first suffix that is not. */
export class Suffixes {
  /** Of each name, the first suffix that may be free: all below it are taken, but for those that were given back last. */
  readonly #next = new Map<string, number>();

  free(name: string, isTaken: (name: string) => boolean): string {
    if (!isTaken(name)) return name;
    let next = this.#next.get(name) ?? FIRST;
    while (next > FIRST && !isTaken(`${name}_${next - 1}`)) next--;
    while (isTaken(`${name}_${next}`)) next++;
    this.#next.set(name, next + 1);
    return `${name}_${next}`;
  }
}

const FIRST = 2;
