import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const price = style({ display: 'grid', gap: vars.space.xxs, fontVariantNumeric: vars.font.figures });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space.xs });

export const amount = style({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.bold });

export const large = style({ fontSize: vars.font.size.xl });

export const reduced = style({ color: vars.state.reduced });

export const ordinary = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const note = style({ color: vars.color.muted, fontSize: vars.font.size.xs });
