import { adoptStyles, type CSSResultOrNative } from 'lit';

/** Of each document but this one: a constructed style sheet serves the document alone that it was made for. */
const wardrobes = new WeakMap<Document, Map<CSSResultOrNative, CSSStyleSheet>>();

/** Gives a shadow root its styles, in whatever document it stands. */
export function dress(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  const view = root.ownerDocument.defaultView;
  if (root.ownerDocument === document) adoptStyles(root, [...styles]);
  // Without a window nothing is shown.
  else if (view) root.adoptedStyleSheets = styles.map((style) => sheetFor(style, root.ownerDocument, view));
}

function sheetFor(style: CSSResultOrNative, page: Document, view: Window & typeof globalThis): CSSStyleSheet {
  const wardrobe = wardrobes.get(page) ?? new Map<CSSResultOrNative, CSSStyleSheet>();
  wardrobes.set(page, wardrobe);
  const known = wardrobe.get(style);
  if (known) return known;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(textOf(style));
  wardrobe.set(style, sheet);
  return sheet;
}

function textOf(style: CSSResultOrNative): string {
  return style instanceof CSSStyleSheet ? Array.from(style.cssRules, ({ cssText }) => cssText).join('\n') : style.cssText;
}
