/** The layout's breakpoints: extra small up to 480 px, then these. */
const breakpoints = { small: 481, medium: 768, large: 1024, extraLarge: 1200 } as const;

/** Exported separately for scripts: the whole table would add bytes to the first page. */
export const medium = `(min-width: ${breakpoints.medium}px)`;
export const large = `(min-width: ${breakpoints.large}px)`;

/** Conditions for `@media` in styles and for `matchMedia` in scripts. */
export const media = {
  small: `(min-width: ${breakpoints.small}px)`,
  medium,
  large,
  extraLarge: `(min-width: ${breakpoints.extraLarge}px)`,
  belowSmall: `(max-width: ${breakpoints.small - 0.02}px)`,
  belowMedium: `(max-width: ${breakpoints.medium - 0.02}px)`,
  belowLarge: `(max-width: ${breakpoints.large - 0.02}px)`,
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

/** For developers' pages, which place side by side what a phone shows one after the other. */
export const wide = '(min-width: 1440px)';
