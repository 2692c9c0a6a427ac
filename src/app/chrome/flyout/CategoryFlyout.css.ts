import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

/** Width of the category list. */
const aside = '16em';

/** Attached to the header; in a low window it scrolls by itself. */
export const flyout = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.page,
  borderBlock: `${vars.border.thin} solid ${vars.color.line}`,
  boxShadow: vars.shadow.floating,
  // Shows the shadow below only.
  clipPath: `inset(0 0 calc(${vars.space.xxl} * -1))`,
});

export const inner = style({
  maxWidth: vars.size.page,
  minHeight: '28em',
  marginInline: 'auto',
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.m}`,
});

export const skeleton = style({
  width: aside,
  height: vars.size.target,
  border: `${vars.space.xxs} solid transparent`,
});

export const tops = style({ position: 'relative', minHeight: '28em' });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  width: aside,
  minHeight: vars.size.target,
  padding: `0 ${vars.space.s}`,
  borderRadius: vars.radius.s,
  lineHeight: vars.font.line.tight,
  textAlign: 'start',
  selectors: {
    '&[aria-expanded="true"]': {
      background: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
      fontWeight: vars.font.weight.bold,
      cursor: 'default',
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.brandSoft, color: vars.color.onBrandSoft } } },
    [media.forcedColors]: {
      selectors: { '&[aria-expanded="true"]': { outline: `${vars.border.thick} solid Highlight` } },
    },
  },
});

/** Next to the list, at the same position for every category. */
export const panel = style({
  position: 'absolute',
  insetBlock: 0,
  // Focus rings at the edges are not cut off.
  insetInline: `calc(${aside} + ${vars.space.l} - ${vars.space.xs}) 0`,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.xs,
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26em)',
  alignContent: 'start',
  gap: vars.space.l,
});
