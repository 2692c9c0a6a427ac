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
  gap: `${vars.space.l} ${vars.space.xl}`,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 24em' } },
});

export const products = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });

export const more = style({ paddingTop: vars.space.l });

export const summaryTitle = style({ fontSize: vars.font.size.l });
