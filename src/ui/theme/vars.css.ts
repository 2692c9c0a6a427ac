import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Short fixed names: they appear in every document, so that neither build nor build order can change them. */
const named = (_: string | null, path: string[]) => path.slice(1).join('-');

/** The values that each theme provides. */
export const themed = createGlobalThemeContract(
  {
    color: {
      /** The page background. */
      page: null,
      /** A subtle background that sets a section apart. */
      surface: null,
      text: null,
      muted: null,
      /** Decorative lines between elements. */
      line: null,
      /** Outlines of controls, which must be distinguishable from the background. */
      control: null,
      link: null,
      brand: null,
      /** The brand colour on hover, and large brand areas. */
      brandStrong: null,
      brandSoft: null,
      /** Text on `brand` and `brandStrong`. */
      onBrand: null,
      /** Text on `brandSoft`. */
      onBrandSoft: null,
      accent: null,
      onAccent: null,
      accentSoft: null,
      onAccentSoft: null,
      focus: null,
    },
    radius: { s: 'r-s', m: 'r-m', l: 'r-l' },
  },
  (value, path) => value ?? named(value, path),
);

/** Colours that mean the same in every theme. */
export const common = createGlobalThemeContract(
  {
    action: {
      green: { base: null, strong: null, soft: null },
      red: { base: null, strong: null, soft: null },
      orange: { base: null, strong: null, soft: null },
      on: null,
    },
    tone: {
      info: { text: null, soft: null, line: null },
      success: { text: null, soft: null, line: null },
      warning: { text: null, soft: null, line: null },
      error: { text: null, soft: null, line: null },
    },
    state: {
      /** Reduced prices. */
      reduced: null,
      star: null,
      disabled: null,
      onDisabled: null,
      skeleton: null,
      backdrop: null,
    },
  },
  named,
);

/** Not by the size of text: where that is large, it needs the width itself. */
const space = {
  none: '0',
  xxs: '4px',
  xs: '8px',
  s: '12px',
  m: '16px',
  l: '24px',
  xl: '40px',
  xxl: '64px',
} as const;

const font = {
  family: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', sans-serif",
  size: {
    xs: '0.8125rem',
    s: '0.9375rem',
    m: '1.0625rem',
    l: 'clamp(1.1875rem, 1.1rem + 0.35vw, 1.3125rem)',
    xl: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)',
    /** At most as large as a long word fits into a phone. */
    xxl: 'min(clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem), 13vw)',
  },
  line: { tight: '1.2', snug: '1.35', normal: '1.55' },
  weight: { normal: '400', medium: '550', bold: '700' },
  /** For prices and counts: all digits have the same width. */
  figures: 'tabular-nums',
} as const;

const size = {
  /** Minimum touch target. */
  target: '44px',
  hugeTarget: '56px',
  /** Height of a text field. */
  control: '48px',
  /** Checkbox or radio button. */
  choice: '24px',
  /** Absolute minimum for anything that can be pressed. */
  smallTarget: '36px',
  /** With space around it in a target, however large text is. */
  icon: 'min(1.25em, 32px)',
  /** A product's picture in a row. */
  thumbnail: 'min(5em, 88px)',
  modal: '50rem',
  drawer: '26rem',
  /** The column of filters next to a list. */
  filters: '15rem',
  /** Maximum line length of running text. */
  measure: '42rem',
  /** Maximum width of a page's content. */
  page: '80rem',
} as const;

/** The insets that device, app and keyboard cover at each side. */
const inset = {
  top: 'max(env(safe-area-inset-top), var(--inset-top, 0px))',
  right: 'max(env(safe-area-inset-right), var(--inset-right, 0px))',
  bottom: 'max(env(safe-area-inset-bottom), var(--inset-bottom, 0px), var(--inset-keyboard, 0px))',
  left: 'max(env(safe-area-inset-left), var(--inset-left, 0px))',
} as const;

const border = { thin: '1px', thick: '2px' } as const;

const round = '99rem';

const shadow = {
  raised: '0 1px 2px rgb(20 40 32 / 0.06), 0 4px 16px rgb(20 40 32 / 0.07)',
  floating: '0 8px 40px rgb(20 40 32 / 0.2)',
} as const;

/** Light in dark appearance too: pictures with white backgrounds, codes for cameras, other companies' pages. */
const paper = { ground: '#ffffff', ink: '#16241f' } as const;

const motion = {
  quick: '120ms ease-out',
  slow: '240ms cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const;

/** Stacking order. Dialogs need none: they are in the browser's top layer. */
const layer = { raised: '1', header: '10', bar: '20', toast: '30' } as const;

const focus = {
  ring: `3px solid ${themed.color.focus}`,
  offset: '2px',
  /** Between ring and element, so that the ring is visible on any background. */
  gap: `0 0 0 2px ${themed.color.page}`,
} as const;

/** All values that styles may use. Colours and radii depend on the theme, the rest is the same everywhere. */
export const vars = {
  ...themed,
  ...common,
  space,
  font,
  size,
  border,
  round,
  shadow,
  paper,
  motion,
  layer,
  focus,
  inset,
} as const;
