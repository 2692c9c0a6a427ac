import { style } from '@vanilla-extract/css';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const bundle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.l,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 18em', columnGap: vars.space.xl } },
});

export const heading = style({ gridColumn: '1 / -1', fontSize: vars.font.size.l });

/** Side by side if they fit, else stacked, with a plus between them. */
export const products = style({
  display: 'grid',
  gap: vars.space.l,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(14em, 1fr))',
      selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const product = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumbnail} minmax(0, 1fr)`,
  gap: vars.space.m,
  selectors: {
    '& + &::before': {
      content: '"+" / ""',
      position: 'absolute',
      top: `calc(${vars.space.l} * -1)`,
      insetInlineStart: '2.2em',
      fontWeight: vars.font.weight.bold,
      '@media': { [media.medium]: { top: '1.8em', insetInlineStart: `calc(${vars.space.l} * -0.75)` } },
    },
  },
});

export const text = style({ display: 'grid', alignContent: 'start', gap: vars.space.xxs });

export const name = style({ fontWeight: vars.font.weight.medium, lineHeight: vars.font.line.snug });

export const link = style([standaloneLink, name]);

export const quiet = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const sum = style({ display: 'grid', gap: vars.space.s, alignContent: 'start' });

export const price = style({
  color: vars.state.reduced,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
  fontVariantNumeric: vars.font.figures,
});

export const saved = style({ color: vars.state.reduced });

export const note = style({ color: vars.tone.error.text });
