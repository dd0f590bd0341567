/** Where the last first click was, which need not outlive its page for that, and what a person saw there. */
let first: { readonly element: WeakRef<HTMLElement>; readonly place: string } | undefined;

/**
 * Takes away the further clicks of a double click where the first one has changed what lies under the pointer: they were
 * meant for what was there before, be it a button, an option, or another card that has moved up. `place` says what a
 * person sees to click on.
 */
export function guardClicks(element: HTMLElement, place: () => string): void {
  const onClick = (event: MouseEvent): void => {
    if (event.detail <= 1) first = { element: new WeakRef(element), place: place() };
    else if (first?.element.deref() !== element || first.place !== place()) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // Before the click does anything.
  element.addEventListener('click', onClick, { capture: true });
}
