/** As much room as a new message has around it, in pixels. */
const AIR = 16;

/** What is scrolled to, by us or by a focus that moves, ends above the element that lies at the foot of the page. */
export function keepAbove(element: HTMLElement): void {
  // Follows its height: in a narrow window it takes several lines.
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBlockEnd = `${element.offsetHeight + AIR}px`;
  }).observe(element);
}

/** In the next frame: by then the elements inside have followed, and it is as high as it will be. */
export function bringIntoView(element: Element | null | undefined): void {
  requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
}
