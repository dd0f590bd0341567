import { css } from 'lit';

/**
 * What a host may set, with our values. Each `--sq-x` is read into a private `--_x`, so that a value set on any ancestor
 * reaches every element, and one that is not set costs nothing. Colours follow the page's `color-scheme`.
 */
export const tokens = css`
  :host {
    --_accent: var(--sq-accent, light-dark(#2d5fd3, #86aaff));
    --_on-accent: var(--sq-on-accent, light-dark(#ffffff, #0b1a3d));
    --_text: var(--sq-text, light-dark(#1b1d21, #eceef1));
    --_text-muted: var(--sq-text-muted, light-dark(#5a5f69, #a7acb5));
    --_surface: var(--sq-surface, light-dark(#ffffff, #1d1e21));
    --_surface-sunken: var(--sq-surface-sunken, light-dark(#f5f6f7, #16171a));
    --_border: var(--sq-border, light-dark(#e1e3e7, #36383d));
    --_border-control: var(--sq-border-control, light-dark(#7c818a, #82878f));
    --_danger: var(--sq-danger, light-dark(#b3261e, #ff9389));

    /* Derived: a host that sets the accent alone gets these right. */
    --_accent-soft: var(
      --sq-accent-soft,
      light-dark(color-mix(in oklab, var(--_accent) 9%, var(--_surface)), color-mix(in oklab, var(--_accent) 14%, var(--_surface)))
    );
    --_accent-hover: var(--sq-accent-hover, color-mix(in oklab, var(--_text) 16%, var(--_accent)));
    --_hover: var(--sq-hover, color-mix(in oklab, var(--_text) 5%, var(--_surface)));
    --_focus: var(--sq-focus, var(--_accent));

    --_space-1: var(--sq-space-1, 4px);
    --_space-2: var(--sq-space-2, 8px);
    --_space-3: var(--sq-space-3, 12px);
    --_space-4: var(--sq-space-4, 16px);
    --_space-5: var(--sq-space-5, 20px);
    --_space-6: var(--sq-space-6, 24px);

    --_radius: var(--sq-radius, 12px);
    --_radius-control: var(--sq-radius-control, 8px);
    --_radius-small: var(--sq-radius-small, 4px);
    --_target: var(--sq-target, 40px);
    --_mark: var(--sq-mark, 20px);
    --_max-inline-size: var(--sq-max-inline-size, 720px);

    /* The family, and the size of 1em, are the host's. */
    --_font-m: var(--sq-font-m, 1em);
    --_font-s: var(--sq-font-s, 0.875em);
    --_font-xs: var(--sq-font-xs, 0.75em);
    --_font-input: var(--sq-font-input, 1em);
    --_line-m: var(--sq-line-m, 1.5);
    --_line-s: var(--sq-line-s, 1.4286);
    --_font-mono: var(--sq-font-mono, ui-monospace, SFMono-Regular, Menlo, Consolas, monospace);

    --_fast: var(--sq-fast, 120ms);
    --_slow: var(--sq-slow, 200ms);
    --_ease: var(--sq-ease, cubic-bezier(0.2, 0, 0, 1));
  }

  @media (any-pointer: coarse) {
    :host {
      --_target: var(--sq-target, 44px);
      --_font-input: var(--sq-font-input, max(16px, 1em)); /* below 16 px iOS zooms the page on focus */
    }
  }

  @media (prefers-contrast: more) {
    :host {
      --_border: var(--_border-control);
      --_text-muted: var(--_text);
    }
  }
`;
