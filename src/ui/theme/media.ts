/** Where the layout changes: extra small up to 480 px, then these. */
const breakpoints = { small: 481, medium: 768, large: 1024 } as const;

/** Conditions for `@media` in styles and for `matchMedia` in scripts. */
export const media = {
  small: `(min-width: ${breakpoints.small}px)`,
  medium: `(min-width: ${breakpoints.medium}px)`,
  large: `(min-width: ${breakpoints.large}px)`,
  belowSmall: `(max-width: ${breakpoints.small - 0.02}px)`,
  belowMedium: `(max-width: ${breakpoints.medium - 0.02}px)`,
  belowLarge: `(max-width: ${breakpoints.large - 0.02}px)`,
  /** A pointer that can rest on things without pressing them. */
  hover: '(hover: hover)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
