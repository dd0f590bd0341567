/** What RFC 3986 allows in an address: ASCII without some signs, and a percent sign only before two digits. */
const URI = /^https?:\/\/(?:[\w.~!$&'()*+,;=:@-]|%[0-9a-f]{2}|\[[0-9a-f:.]+\](?=[:/?#]|$))*(?:[/?](?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?$/i;

/**
 * A web address as the wire’s format has it: people also write other letters and spaces, which are encoded here as the
 * platform does. What is an address already, or is none, stays as it is.
 */
export function toUri(text: string): string {
  if (URI.test(text) || !/^https?:\/\/\S+$/i.test(text)) return text;
  try {
    const { protocol, username, password, host, pathname, search, hash } = new URL(text);
    const user = username === '' ? '' : `${encode(username)}${password === '' ? '' : `:${encode(password)}`}@`;
    return `${protocol}//${user}${host.startsWith('[') ? host : encode(host)}${encode(pathname)}${encode(search)}${hash === '' ? '' : `#${encode(hash.slice(1))}`}`;
  } catch {
    return text;
  }
}

const encode = (part: string): string => part.replace(/%(?![0-9a-f]{2})|[^\w.~!$&'()*+,;=:@/?%-]/gi, encodeURIComponent);
