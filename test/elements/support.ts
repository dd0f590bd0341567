/** The helpers, with all elements registered. */
import '../../src/elements/define.js';

export * from './queries.js';
