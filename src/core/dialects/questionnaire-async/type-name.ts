import { isList } from '../../payload/foreign.js';

/** What the runtime that defined the tool calls a value's type. */
export function typeName(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return 'str';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return Number.isInteger(value) ? 'int' : 'float';
    default:
      return isList(value) ? 'list' : 'dict';
  }
}
