import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const tabs = style({ minWidth: 0 });

export const list = style({
  display: 'flex',
  gap: vars.space.xs,
  // Space for the focus ring, which scrolling would cut off.
  padding: vars.space.xxs,
  overflowX: 'auto',
  borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
});

export const tab = style({
  flex: 'none',
  minHeight: vars.size.target,
  padding: `0 ${vars.space.m}`,
  borderRadius: `${vars.radius.s} ${vars.radius.s} 0 0`,
  borderBottom: `${vars.border.thick} solid transparent`,
  color: vars.color.muted,
  fontWeight: vars.font.weight.bold,
  transition: `color ${vars.motion.quick}, background ${vars.motion.quick}`,
  selectors: {
    '&:active': { background: vars.color.brandSoft },
    '&[aria-selected=true]': { borderBottomColor: vars.color.brand, color: vars.color.brand },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surface, color: vars.color.brand } } },
    [media.forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-selected=true]': { borderBottomColor: 'Highlight' } },
    },
  },
});

export const panel = style({ paddingTop: vars.space.l });
