import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const list = style({ display: 'grid', alignContent: 'start' });

export const whole = style({ fontWeight: vars.font.weight.bold });

export const deeper = style({
  display: 'grid',
  marginInlineStart: vars.space.s,
  paddingInlineStart: vars.space.xs,
  borderInlineStart: `${vars.border.thin} solid ${vars.color.line}`,
  fontSize: vars.font.size.s,
});

globalStyle(`${list} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  color: vars.color.text,
  textDecoration: 'none',
});
globalStyle(`${list} a:hover`, { color: vars.color.link, textDecoration: 'underline' });
globalStyle(`${list} a[aria-current]`, {
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontWeight: vars.font.weight.bold,
});
