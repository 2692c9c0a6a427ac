import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/theme/vars.css';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s}`,
  margin: 0,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: vars.font.figures,
});

export const figure = style({ display: 'flex', flexDirection: 'row-reverse', gap: vars.space.xxs });

export const value = style({ margin: 0, fontWeight: vars.font.weight.bold });

export const line = style({
  display: 'grid',
  gap: vars.space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.font.size.xs,
  fontVariantNumeric: vars.font.figures,
});

export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.xs });

export const name = styleVariants({
  mark: { fontWeight: vars.font.weight.bold },
  message: { color: vars.color.muted, overflowWrap: 'anywhere' },
});

export const at = style({ textAlign: 'end' });

export const track = style({ gridColumn: '1 / -1', width: '100%', height: '4px' });

export const bar = styleVariants({ mark: { fill: vars.color.brand }, message: { fill: vars.color.control } });
