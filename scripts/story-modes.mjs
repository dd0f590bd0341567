const media = (scheme, forced) => [
  { name: 'prefers-color-scheme', value: scheme },
  { name: 'forced-colors', value: forced },
  // Colours in transition would be measured half way.
  { name: 'prefers-reduced-motion', value: 'reduce' },
];

/** How a person may have set their screen. */
export const LIGHT = { name: 'light', features: media('light', 'none') };
export const DARK = { name: 'dark', features: media('dark', 'none') };
export const FORCED = { name: 'forced colours', features: media('dark', 'active') };
