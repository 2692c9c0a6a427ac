import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10em, 1fr))',
  gap: vars.space.m,
  maxWidth: vars.size.drawer,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s,
  width: '100%',
});

export const date = style({ fontSize: vars.font.size.m, fontWeight: vars.font.weight.bold });

/** Long names break, so that the figures beside them stay in sight. */
export const content = style({
  width: '100%',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  fontSize: vars.font.size.s,
});
