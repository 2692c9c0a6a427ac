import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const list = style({ display: 'grid' });

/** One category and its divider line. */
export const skeleton = style({ height: vars.size.target, marginBlockEnd: vars.space.s });

export const others = style({ display: 'grid', paddingBlock: vars.space.s });

globalStyle(`${others} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space.xxs,
  fontWeight: vars.font.weight.bold,
});
