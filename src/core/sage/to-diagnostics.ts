import type { Diagnostic } from '../diagnostics.js';
import type { Locale } from '../locale/locale.js';
import { toDiagnostic, type Problem } from '../problem.js';
import type { Place } from '../scan/block.js';
import { sageMessage } from './words.js';

const NONE: readonly Diagnostic[] = [];

/** Puts problems into words, mostly none. */
export const toDiagnostics = (problems: readonly Problem[], locate: (at: number) => Place | undefined, locale: Locale): readonly Diagnostic[] =>
  problems.length === 0 ? NONE : problems.map((problem) => toDiagnostic(problem, sageMessage(problem, locale), locate));
