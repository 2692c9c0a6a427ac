import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: `minmax(0, ${vars.size.drawer}) auto`,
      alignItems: 'end',
      justifyContent: 'start',
    },
  },
});

/** Level with the field beside it. */
export const here = style({
  display: 'grid',
  '@media': { [media.medium]: { height: vars.size.control, alignItems: 'center' } },
});

/** High enough for the suggestions of places, and so that the dialog keeps its height while loading. */
export const results = style({ minHeight: '22em', outlineOffset: vars.space.xxs });

export const quiet = style({ color: vars.color.muted });

export const note = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const findProducts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
});

export const status = style({ fontWeight: vars.font.weight.bold });

export const filters = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });

export const filterGroups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15em), 1fr))',
  gap: vars.space.m,
});

export const filterGroup = style({ border: 'none', padding: 0, minWidth: 0 });

export const legend = style({ fontWeight: vars.font.weight.bold, paddingBlockEnd: vars.space.xxs });

export const count = style({ color: vars.color.muted });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Its text is in line with the chips above. */
export const clear = style({ marginInlineStart: `calc(-1 * ${vars.space.s})` });

/** So that the outline of what has the focus is not cut off. */
const outlineSpace = { overflowClipMargin: vars.space.xs };

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // What appears above moves the list as a whole: the browser does not look through hundreds of rows.
  '@media': { [media.screen]: { contain: 'layout paint', ...outlineSpace } },
});

/** Hidden while its rows are removed: `display: none` on hundreds of them would block the page. */
export const leaving = style({
  display: 'none',
  '@supports': {
    '(content-visibility: hidden)': { display: 'block', contentVisibility: 'hidden', height: 0 },
  },
});

export const pharmacy = style({
  paddingBlock: vars.space.m,
  breakInside: 'avoid',
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  // Of a long list the browser lays out what is near the window. A short one must not move when it is scrolled to.
  selectors: {
    '&:nth-child(n + 31)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 11em', ...outlineSpace },
  },
});

/** Marked on the map too. */
export const selectedPharmacy = style([
  pharmacy,
  {
    paddingInline: vars.space.m,
    background: vars.color.brandSoft,
    color: vars.color.onBrandSoft,
    borderRadius: vars.radius.m,
    // Visible in forced colours, which leave out the background.
    outline: `${vars.border.thin} solid transparent`,
  },
]);

/** The pharmacy's name and stock come first. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.m}`,
});

/** The stock at the visitor's own pharmacy, below the button on a product's page. */
export const mine = style({ display: 'grid', gap: vars.space.xxs });

/** The stock beside its pharmacy, however wide the page. */
export const mineHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.s}`,
});

/** As high as a badge. */
export const badge = style({ width: '7em', height: '1.75em' });

export const name = style({ fontSize: vars.font.size.m });

export const stocks = style({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none' });

export const stock = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const open = style({ fontWeight: vars.font.weight.medium });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.l });

export const phone = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });

/** Within a sentence. */
export const retry = style({
  minHeight: vars.size.target,
  color: vars.color.link,
  fontWeight: vars.font.weight.bold,
  textDecoration: 'underline',
});

export const after = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s, paddingBlock: vars.space.m });
