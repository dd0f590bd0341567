/** What a message stands for that is one JSON string literal. */
export function decodeLiteral(content: string): string | undefined {
  if (content.length < 2 || !content.startsWith('"') || !content.endsWith('"')) return undefined;
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
