import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

export const title = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: vars.font.weight.bold,
});

export const products = style({ display: 'grid' });

export const product = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumbnail} minmax(0, 1fr) 6em`,
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});

export const text = style({ display: 'grid', gap: vars.space.xxs });

export const name = style({
  color: vars.color.text,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.snug,
  textDecoration: 'none',
  textWrap: 'balance',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const action = style({ display: 'grid' });

/** A product with its price lines. */
export const skeleton = style({ height: '7em', marginBlockEnd: vars.space.s });
