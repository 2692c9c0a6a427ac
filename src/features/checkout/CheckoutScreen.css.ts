import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
  maxWidth: vars.size.page,
  margin: '0 auto',
  padding: `${vars.space.l} ${vars.space.m} ${vars.space.xxl}`,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@media': {
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 22em', columnGap: vars.space.xl },
  },
});

/** If the summary is below the steps, its total is also shown above them. */
export const glance = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.m}`,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  '@media': { [media.large]: { display: 'none' } },
});

export const glanceSaving = style([glance, { color: vars.color.muted }]);

export const summaryTitle = style({ fontSize: vars.font.size.l, scrollMarginTop: vars.space.xl });

export const loading = style({ minHeight: '36em', borderRadius: vars.radius.l });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  minHeight: '20em',
  fontSize: vars.font.size.l,
});

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.m,
  maxWidth: vars.size.measure,
  minHeight: '20em',
  alignContent: 'start',
});

/** The error code has no spaces to break at. */
export const paragraphs = style({ display: 'grid', gap: vars.space.xs, overflowWrap: 'anywhere' });
