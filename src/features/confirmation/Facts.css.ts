import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const section = style({
  padding: vars.space.l,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  breakInside: 'avoid',
});

export const title = style({ marginBottom: vars.space.m, fontSize: vars.font.size.l });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });

export const name = style({ color: vars.color.muted, fontSize: vars.font.size.s });
