const ALLOWED: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Nothing is loaded from it: it makes a relative address parseable, and shows that it was one. */
const BASE = 'https://relative.invalid/';

export interface SafeUrl {
  readonly href: string;
  /** Leads away from the page. */
  readonly external: boolean;
}

/**
 * The address, if following it can do no more than open a page, a letter or a call. The platform's own parser decides,
 * so that `java⏎script:` and its kind are read as a browser reads them.
 */
export function safeUrl(href: string): SafeUrl | undefined {
  try {
    const url = new URL(href, BASE);
    if (!ALLOWED.has(url.protocol)) return undefined;
    return { href, external: url.protocol.startsWith('http') && url.origin !== new URL(BASE).origin };
  } catch {
    return undefined;
  }
}
