/** An input method is at work: its keys are its own. 229 is what browsers say that end a composition before its last key. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** The innermost element that an event comes from, also out of open shadow roots. */
export function origin(event: Event): EventTarget | undefined {
  return event.composedPath()[0];
}

/** The innermost element in it that has the focus. */
export function focusedIn({ shadowRoot }: Element): Element | undefined {
  const focused = shadowRoot?.activeElement ?? undefined;
  return focused && (focusedIn(focused) ?? focused);
}

/** Whether keys are text there. */
export function takesText(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !/^(?:radio|checkbox|range|color|file)$/.test(target.type);
}

/** Enter, pressed once and alone: held down, it would run through all questions. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  return isEnter(event) && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Enter that is still held down from before: it has done its work, and writes no lines where the focus is now. */
export function isHeldEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && event.repeat && !isComposing(event);
}

/** Ctrl+Enter, or ⌘ Enter. */
export function isCommandEnter(event: KeyboardEvent): boolean {
  return isEnter(event) && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
}

function isEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.repeat && !isComposing(event);
}

/**
 * Would write a character where there is a text. Space is none, for it presses what has the focus. AltGr comes as Ctrl+Alt,
 * and on Apple's keyboards ⌥ writes too.
 */
export function isPrintable(event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey || (event.altKey && !isApple());
  return [...event.key].length === 1 && event.key !== ' ' && !isComposing(event) && (!isCommand || event.getModifierState('AltGraph'));
}

/** On Apple's keyboards ⌘ commands, and ⌥ with an arrow moves by words in text. */
export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /^(Mac|iP)/.test(navigator.platform);
}

/** Alt and the arrow that points back, but for Apple's text fields, where it moves by words. Which way is back is asked only where it counts. */
export function isBackKey(event: KeyboardEvent, isRightToLeft: () => boolean): boolean {
  const isArrow = event.altKey && event.key === (isRightToLeft() ? 'ArrowRight' : 'ArrowLeft') && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  return isArrow && !isComposing(event) && !(isApple() && takesText(origin(event)));
}

/** Escape, unless it empties a search first. Held down, it is one wish. */
export function isLeavingKey(event: KeyboardEvent): boolean {
  const target = origin(event);
  const empties = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
  return event.key === 'Escape' && !event.repeat && !isComposing(event) && !event.defaultPrevented && !empties;
}
