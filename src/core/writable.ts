/** An object while it is put together. Assigning what it has costs a fraction of spreading what it may have. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };
