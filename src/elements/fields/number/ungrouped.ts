/**
 * A number as it was typed, without what its language puts between groups of digits; as it stands where these are no groups.
 * `sample`: a number of several groups, with decimals, as that language writes it.
 */
export function ungrouped(text: string, sample: string): string {
  const [group, ...more] = sample.match(/\P{Nd}/gu) ?? [];
  const decimal = more.at(-1);
  if (group === undefined || decimal === undefined) return text;
  // Nobody types the narrow ones.
  const between = /\s/.test(group) ? '\\s' : /['’]/.test(group) ? "['’]" : `[${group}]`;
  const grouped = new RegExp(`^\\s*[+\\-\u2212]?\\p{Nd}{1,3}(?:${between}\\p{Nd}{2,3})*${between}\\p{Nd}{3}(?:[${decimal}]\\p{Nd}*)?\\s*$`, 'u');
  return grouped.test(text) ? text.replace(new RegExp(between, 'gu'), '') : text;
}
