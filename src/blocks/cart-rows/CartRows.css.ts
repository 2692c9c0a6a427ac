import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

/** If the list itself is wide, as on the cart page, a row is one line; in a drawer it is two. */
const wide = '(min-width: 38em)';

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumbnail} minmax(0, 1fr)`,
  gap: `${vars.space.s} ${vars.space.m}`,
  paddingBlock: vars.space.m,
  borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
  '@container': { [wide]: { gridTemplateColumns: `${vars.size.thumbnail} minmax(0, 1fr) auto` } },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xxs,
});

export const title = style({
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.snug,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const detail = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const promotions = style({
  color: vars.state.reduced,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
});

export const controls = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  '@container': {
    [wide]: { display: 'grid', gridColumn: 'auto', alignSelf: 'start', gridTemplateColumns: 'auto auto 6em' },
  },
});

export const limit = style({ gridColumn: '1 / -1', color: vars.color.muted, fontSize: vars.font.size.s });

export const problem = style({ gridColumn: '1 / -1' });

globalStyle(`${controls} > :last-child`, { marginInlineStart: 'auto' });
