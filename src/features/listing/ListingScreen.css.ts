import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const heading = style({ fontSize: vars.font.size.xxl, lineHeight: vars.font.line.tight });

export const intro = style({ maxWidth: vars.size.measure, color: vars.color.muted });

/** One row to swipe on narrow screens, else as many columns as fit. */
export const children = style({
  display: 'grid',
  gap: vars.space.s,
  gridAutoFlow: 'column',
  gridAutoColumns: '7.5em',
  overflowX: 'auto',
  paddingBlockEnd: vars.space.xs,
  '@media': {
    [media.medium]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fill, minmax(8em, 1fr))' },
  },
});

export const child = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  height: '100%',
  paddingBlockEnd: vars.space.xs,
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  textAlign: 'center',
  textDecoration: 'none',
  hyphens: 'auto',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
