import { svg, html, type SVGTemplateResult, type TemplateResult } from 'lit';

const shapes = {
  alert: svg`<circle cx="8" cy="8" r="6.25"></circle><path d="M8 4.75v4M8 11.2v.05"></path>`,
  check: svg`<path d="M3 8.5 6.5 12 13 4.5"></path>`,
  chevron: svg`<path d="m4 6 4 4 4-4"></path>`,
  clock: svg`<circle cx="8" cy="8" r="6.25"></circle><path d="M8 4.5V8l2.25 1.5"></path>`,
  cross: svg`<path d="m4 4 8 8M12 4l-8 8"></path>`,
  eye: svg`<path d="M1.5 8S4 3.75 8 3.75 14.5 8 14.5 8 12 12.25 8 12.25 1.5 8 1.5 8Z"></path><circle cx="8" cy="8" r="1.75"></circle>`,
  lock: svg`<rect x="3" y="7" width="10" height="6.5" rx="1.5"></rect><path d="M5 7V5a3 3 0 0 1 6 0v2"></path>`,
  minus: svg`<path d="M3.5 8h9"></path>`,
  plus: svg`<path d="M8 3.5v9M3.5 8h9"></path>`,
} satisfies Record<string, SVGTemplateResult>;

export type IconName = keyof typeof shapes;

/** Beside words that say the same: an icon is never heard. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class=${name === 'chevron' ? 'icon chevron' : 'icon'} viewBox="0 0 16 16" aria-hidden="true">${shapes[name]}</svg>`;
}
