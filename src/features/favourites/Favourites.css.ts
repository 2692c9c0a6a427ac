import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** In a wide list, a row is one line. */
const wide = '(min-width: 38em)';

export const heading = style({ fontSize: vars.font.size.xl, lineHeight: vars.font.line.tight });

export const note = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumbnail} minmax(0, 1fr)`,
  gap: `${vars.space.s} ${vars.space.m}`,
  paddingBlock: vars.space.m,
  borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
  '@container': { [wide]: { gridTemplateColumns: `${vars.size.thumbnail} minmax(0, 1fr) 14em`, alignItems: 'center' } },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  alignContent: 'start',
  overflowWrap: 'break-word',
});

export const title = style({
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.snug,
});

globalStyle(`${title} a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${title} a:hover`, { textDecoration: 'underline' });

export const actions = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xs,
  '@container': { [wide]: { gridColumn: 'auto' } },
});

/** Same height as the buy button, which is added when the product has loaded. */
export const buy = style({ minHeight: vars.size.target });

/** Shown in a toast, in its colours. */
export const undo = style({
  minHeight: vars.size.target,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  fontWeight: vars.font.weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', boxShadow: 'none', outlineOffset: '-0.25em' } },
});
