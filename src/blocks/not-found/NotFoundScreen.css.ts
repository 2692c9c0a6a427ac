import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  maxWidth: vars.size.measure,
  alignContent: 'start',
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.space.m}`,
});

export const heading = style({ fontSize: vars.font.size.xxl, lineHeight: vars.font.line.tight });

export const text = style({ fontSize: vars.font.size.m });

export const links = style({ display: 'grid', justifyItems: 'start' });
