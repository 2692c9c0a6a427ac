import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: vars.color.brandSoft,
});

/** The top of a page: text and, next to or below it, a picture of the same width. */
export const evenHero = style([
  hero,
  { gap: vars.space.m, '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);

/** With more space for the text than for the picture. */
export const wordyHero = style([
  hero,
  { '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } } },
]);

export const heroTexts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.m,
  padding: vars.space.l,
  // Large text has words that are wider than a phone.
  overflowWrap: 'anywhere',
});

export const heroHeading = style({ fontSize: vars.font.size.xxl, lineHeight: vars.font.line.tight });
