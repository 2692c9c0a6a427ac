import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

const { page, line } = vars.color;
/** Moves with the links, and hides the shade at an end that is reached. */
const cover = (end: string) => `linear-gradient(to ${end}, transparent, ${page} 50%) ${end} / 3em 80% no-repeat local`;
const shade = (end: string) =>
  `radial-gradient(farthest-side at ${end}, ${line} 50%, transparent) ${end} / 1em 80% no-repeat scroll`;

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.l}`,
  selectors: { '&[data-lined]': { borderBottom: `${vars.border.thin} solid ${vars.color.line}` } },
});

/** One line, which scrolls sideways where it is too long: an end with more links behind it is shaded. */
export const pages = style({
  display: 'flex',
  gap: vars.space.l,
  background: [cover('right'), cover('left'), shade('right'), shade('left')].join(', '),
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Space for the focus ring, which scrolling would cut off.
  padding: vars.space.xxs,
  margin: `calc(-1 * ${vars.space.xxs})`,
  // What has the focus is not at the very edge, so that its neighbours can be seen.
  scrollPaddingInline: vars.space.xl,
  '@media': {
    // A phone's window cuts a link, or shows its beginning.
    [media.belowSmall]: { gap: vars.space.m },
    [media.forcedColors]: { background: 'none' },
  },
});

export const link = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.link,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.font.weight.bold,
      textDecoration: 'none',
      borderBottom: `${vars.border.thick} solid ${vars.color.brand}`,
    },
  },
});
