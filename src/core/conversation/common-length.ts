/** How many items two lists have in common at their beginning. Eight at a time: of a long conversation every append looks at every message, and this is most of what it costs. */
export function commonLength(a: readonly unknown[], b: readonly unknown[]): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (
    at + 8 <= most &&
    a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2] && a[at + 3] === b[at + 3] &&
    a[at + 4] === b[at + 4] && a[at + 5] === b[at + 5] && a[at + 6] === b[at + 6] && a[at + 7] === b[at + 7]
  ) at += 8;
  while (at < most && a[at] === b[at]) at++;
  return at;
}
