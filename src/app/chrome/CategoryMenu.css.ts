import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const list = style({ display: 'grid', gap: vars.space.xxs });

export const children = style({ display: 'grid' });

export const whole = style({ fontWeight: vars.font.weight.bold });

export const extra = style({ paddingBlock: vars.space.xs });

globalStyle(`${children} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.text,
  textDecoration: 'none',
});
globalStyle(`${children} a:hover`, { color: vars.color.link, textDecoration: 'underline' });
