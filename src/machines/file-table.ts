import type { FileRef } from '../core/model/index.js';

/** The bytes of picked files: a snapshot holds references alone. */
export interface FileTable {
  add(file: File): FileRef;
  get(id: string): File | undefined;
  delete(id: string): void;
  clear(): void;
}

export function createFileTable(): FileTable {
  const files = new Map<string, File>();
  return {
    add(file) {
      const id = newId();
      files.set(id, file);
      return { id, name: file.name, size: file.size, type: file.type };
    },
    get: (id) => files.get(id),
    delete: (id) => void files.delete(id),
    clear: () => files.clear(),
  };
}

/** Not counted: a snapshot from an earlier visit must not find another file under its reference. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
