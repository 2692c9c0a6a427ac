import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const section = style({
  padding: vars.space.l,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  breakInside: 'avoid',
  '@media': { [media.print]: { padding: 0, border: 0 } },
});

export const title = style({
  marginBottom: vars.space.m,
  fontSize: vars.font.size.l,
  '@media': { [media.print]: { marginBottom: vars.space.xs } },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });

export const name = style({ color: vars.color.muted, fontSize: vars.font.size.s });
