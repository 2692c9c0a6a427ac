import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const heading = style({ fontSize: vars.font.size.xxl, lineHeight: vars.font.line.tight });

export const intro = style({ maxWidth: vars.size.measure, color: vars.color.muted });

export const children = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const child = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  padding: `0 ${vars.space.m}`,
  borderRadius: vars.round,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
