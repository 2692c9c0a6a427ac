import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xl,
  textAlign: 'center',
});

export const title = style({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.bold });
