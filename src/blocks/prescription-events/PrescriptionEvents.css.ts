import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const links = style({ display: 'grid', gap: vars.space.s, width: '100%', padding: 0, listStyle: 'none' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  overflowWrap: 'anywhere',
});

export const events = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xs,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderRadius: vars.radius.l,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
});

export const title = style({ fontSize: vars.font.size.m, lineHeight: vars.font.line.snug });
