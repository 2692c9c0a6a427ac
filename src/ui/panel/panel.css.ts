import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** Next to what it sums up, and visible below the header while that scrolls. */
export const summaryPanel = style({
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.l,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': {
    [media.large]: { position: 'sticky', top: `calc(${vars.size.target} + ${vars.space.xs} * 2 + ${vars.space.l})` },
  },
});
