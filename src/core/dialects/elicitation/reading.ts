/** What was read, or the one reason why a request cannot be shown. Reasons are part of the protocol: they are stable, and in English. */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

export const read = <T>(value: T): Reading<T> => ({ ok: true, value });
export const unsupported = (reason: string): { readonly ok: false; readonly reason: string } => ({ ok: false, reason });

/** The same of one property. */
export const unsupportedProperty = (name: string, what: string): { readonly ok: false; readonly reason: string } => unsupported(`property "${name}" ${what}`);
