import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const heading = style({ fontSize: vars.font.size.l });

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '13em',
  gap: vars.space.s,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  paddingBlockEnd: vars.space.s,
});

export const item = style({ scrollSnapAlign: 'start' });
