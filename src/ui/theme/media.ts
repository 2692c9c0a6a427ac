/** The layout's breakpoints: extra small up to 480 px, then these. */
const breakpoints = { small: 481, medium: 768, large: 1024, extraLarge: 1200 } as const;

/** In `em`, the visitor's size of text: where it is large, a wide window has the layout of a narrow one. */
const em = (pixels: number) => `${pixels / 16}em`;

/** Exported separately for scripts: the whole table would add bytes to the first page. */
export const medium = `(min-width: ${em(breakpoints.medium)})`;
export const large = `(min-width: ${em(breakpoints.large)})`;

/** Conditions for `@media` in styles and for `matchMedia` in scripts. */
export const media = {
  small: `(min-width: ${em(breakpoints.small)})`,
  medium,
  large,
  extraLarge: `(min-width: ${em(breakpoints.extraLarge)})`,
  belowSmall: `(max-width: ${em(breakpoints.small - 0.02)})`,
  belowMedium: `(max-width: ${em(breakpoints.medium - 0.02)})`,
  belowLarge: `(max-width: ${em(breakpoints.large - 0.02)})`,
  /** So narrow that a long Swedish word fills the line. */
  narrow: '(max-width: 24em)',
  /** A pointer that can rest on elements without pressing them. */
  hover: '(hover: hover)',
  /** Fingers, besides what else there may be. */
  touch: '(any-pointer: coarse)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  /** As at 400 % zoom on a laptop: bars that stay in place would fill the window. */
  low: '(max-height: 28em)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  screen: 'screen',
  /** The appearance that the visitor has chosen for their device. */
  dark: 'screen and (prefers-color-scheme: dark)',
} as const;

/** For bars of dialogs: also where an app's customer has text half as large again, of which queries in `em` know nothing. */
export const staticWhereLow = {
  [media.low]: { position: 'static' },
  '(max-height: 56em)': { selectors: { 'html[data-large-text] &': { position: 'static' } } },
} as const;

/** For developers' pages, which place side by side what a phone shows one after the other. */
export const wide = '(min-width: 1440px)';
