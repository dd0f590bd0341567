/**
 * The character references that prose uses. HTML names over two thousand, and only a parser of HTML knows them all;
 * one that is missing here stays as it was written.
 */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'], ['lt', '<'], ['gt', '>'], ['quot', '"'], ['apos', "'"], ['nbsp', '\u00a0'], ['shy', '\u00ad'],
  ['ensp', '\u2002'], ['emsp', '\u2003'], ['thinsp', '\u2009'], ['zwj', '\u200d'], ['zwnj', '\u200c'],
  ['ndash', '–'], ['mdash', '—'], ['hellip', '…'], ['bull', '•'], ['middot', '·'], ['prime', '′'], ['Prime', '″'],
  ['lsquo', '‘'], ['rsquo', '’'], ['sbquo', '‚'], ['ldquo', '“'], ['rdquo', '”'], ['bdquo', '„'],
  ['laquo', '«'], ['raquo', '»'], ['lsaquo', '‹'], ['rsaquo', '›'], ['iexcl', '¡'], ['iquest', '¿'],
  ['copy', '©'], ['reg', '®'], ['trade', '™'], ['sect', '§'], ['para', '¶'], ['dagger', '†'], ['Dagger', '‡'],
  ['deg', '°'], ['plusmn', '±'], ['times', '×'], ['divide', '÷'], ['minus', '−'], ['frac12', '½'], ['frac14', '¼'], ['frac34', '¾'],
  ['sup1', '¹'], ['sup2', '²'], ['sup3', '³'], ['micro', 'µ'], ['permil', '‰'], ['infin', '∞'], ['ne', '≠'], ['le', '≤'], ['ge', '≥'],
  ['asymp', '≈'], ['equiv', '≡'], ['sum', '∑'], ['radic', '√'], ['int', '∫'], ['part', '∂'], ['not', '¬'],
  ['larr', '←'], ['uarr', '↑'], ['rarr', '→'], ['darr', '↓'], ['harr', '↔'], ['rArr', '⇒'], ['hArr', '⇔'], ['check', '✓'],
  ['euro', '€'], ['pound', '£'], ['yen', '¥'], ['cent', '¢'], ['ordf', 'ª'], ['ordm', 'º'],
  ['alpha', 'α'], ['beta', 'β'], ['gamma', 'γ'], ['delta', 'δ'], ['Delta', 'Δ'], ['lambda', 'λ'], ['mu', 'μ'], ['pi', 'π'],
  ['sigma', 'σ'], ['Sigma', 'Σ'], ['omega', 'ω'], ['Omega', 'Ω'], ['theta', 'θ'], ['epsilon', 'ε'],
]);

/** Decodes once, left to right: `&amp;lt;` is `&lt;`. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,15}));/g, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    return fromCodePoint(decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16));
  });
}

/** Source: CommonMark 0.31.2, 2.5: zero and what is no character become U+FFFD. */
function fromCodePoint(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}
