const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#34;': '"', '&apos;': "'", '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Decodes the entities that a transport escapes with, once and from left to right: `&amp;lt;` becomes `&lt;`. */
export const decodeEntities = (text: string): string => text.replace(/&(?:quot|#34|apos|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
