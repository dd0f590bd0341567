import { registerTranslation, type Translation } from '@shoelace-style/localize';
import type { Terms } from './terms.js';

/** The words of a language, all or some of them. What is missing is said in English; annotate with `Terms` to have the compiler ask for all. */
export type Language = Translation & Partial<Terms>;

/**
 * Teaches the elements a language, or other words in one that they speak. `$code` is BCP 47: `ar` serves every region of
 * it, `ar-EG` that region, which takes from `ar` what it does not say itself. What is on screen changes at once.
 *
 * ```ts
 * registerLanguage({ $code: 'ar', $name: 'العربية', $dir: 'rtl', send: 'إرسال', next: 'التالي' });
 * ```
 */
export function registerLanguage(language: Language): void {
  registerTranslation(language);
}
