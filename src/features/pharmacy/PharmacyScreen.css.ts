import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const heading = style({ fontSize: vars.font.size.xxl, lineHeight: vars.font.line.tight });

export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s });

/** The largest text of the page; about seventy characters per line. */
export const lead = style({ fontSize: vars.font.size.l, lineHeight: vars.font.line.snug, maxWidth: '36em' });

export const subHeading = style({ fontSize: vars.font.size.l, lineHeight: vars.font.line.snug });

export const smallHeading = style({ fontSize: vars.font.size.m });

export const section = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space.s });

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const status = style({ fontWeight: vars.font.weight.bold });

export const week = style({ borderCollapse: 'collapse', fontVariantNumeric: vars.font.figures });

export const day = style({
  selectors: { '&[aria-current]': { background: vars.color.brandSoft, color: vars.color.onBrandSoft } },
});

globalStyle(`${day} th, ${day} td`, { padding: vars.space.xs, textAlign: 'start', fontWeight: 'inherit' });
globalStyle(`${day}[aria-current] th`, { fontWeight: vars.font.weight.bold });

export const plainList = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' });

export const address = style({ fontStyle: 'normal' });

export const cards = style([
  plainList,
  {
    width: '100%',
    gap: vars.space.m,
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
]);

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: vars.space.m,
  // Visible in forced colours, which leave out the background.
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  breakInside: 'avoid',
});

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m });

export const quiet = style({ color: vars.color.muted });

/** Reserved until the map has loaded. */
export const map = style({
  width: '100%',
  height: '20em',
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  '@media': { [media.print]: { display: 'none' } },
});
