/** Whether a text takes more than `limit` bytes in UTF-8. */
export function exceedsBytes(text: string, limit: number): boolean {
  if (text.length > limit) return true;
  return text.length * 3 > limit && byteLength(text) > limit;
}

/** How many bytes a text takes in UTF-8. A lone surrogate counts as its replacement. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    else if (code >= 0xd800 && code < 0xdc00 && text.charCodeAt(i + 1) >= 0xdc00 && text.charCodeAt(i + 1) < 0xe000) {
      bytes += 4;
      i++;
    } else bytes += 3;
  }
  return bytes;
}
