import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10em, 1fr))',
  gap: vars.space.m,
  maxWidth: vars.size.drawer,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s,
  width: '100%',
});

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.s });

export const date = style({ fontSize: vars.font.size.m, fontWeight: vars.font.weight.bold });

/** Wide enough apart to be pressed. */
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l });

/** Long names break, so that the figures stay visible. */
export const content = style({
  width: '100%',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  fontSize: vars.font.size.s,
});

/** Below a product's name: for whom it is, what it replaces. */
export const rowNote = style({ display: 'block', fontWeight: vars.font.weight.normal });

/** On a phone, a product's name has its own line above the figures. */
export const rows = style({});

globalStyle(`${rows} :is(thead, tbody, tfoot)`, { '@media': { [media.belowSmall]: { display: 'block' } } });

globalStyle(`${rows} tr`, {
  '@media': {
    [media.belowSmall]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(4em, 2fr) 3fr 3fr',
      paddingBlock: vars.space.xs,
      borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
    },
  },
});

globalStyle(`${rows} :is(th, td)`, {
  '@media': {
    [media.belowSmall]: { minWidth: 0, paddingBlock: 0, paddingInlineEnd: vars.space.xs, borderBottom: 'none' },
  },
});

globalStyle(`${rows} :is(thead, tbody) th:first-child`, {
  '@media': { [media.belowSmall]: { gridColumn: '1 / -1' } },
});

globalStyle(`${rows} tfoot th`, { '@media': { [media.belowSmall]: { gridColumn: 'span 2' } } });
