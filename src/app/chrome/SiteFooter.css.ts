import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const footer = style({
  background: vars.color.brandSoft,
  color: vars.color.text,
  marginBlockStart: vars.space.xxl,
});

export const inner = style({
  display: 'grid',
  gap: vars.space.l,
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.space.m}`,
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1.5fr 1fr' } },
});

export const column = style({ display: 'grid', gap: vars.space.s, alignContent: 'start' });

export const heading = style({ fontSize: vars.font.size.m });

export const links = style({
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  columnGap: vars.space.m,
  overflowWrap: 'anywhere',
  // The longer list gets two columns where the longest word fits in each.
  selectors: {
    'nav > &': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(100%, 8.25em), 40%), max-content))' },
  },
});

/**
 * Touch target height. Styled by descendant selector: every document has the footer, and a class on each link would add
 * bytes to all of them.
 */
globalStyle(`${links} :is(a, button)`, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  color: vars.color.link,
  textAlign: 'start',
  textDecorationLine: 'underline',
});

/** An image that fails to load shows its alt text, which has to fit the same space. */
export const marks = style({
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.tight,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
});

/** The authorities' own colours need the light ground that they were chosen for. */
globalStyle(`${marks} img`, {
  padding: vars.space.xxs,
  borderRadius: vars.radius.s,
  background: vars.paper.ground,
  color: vars.paper.ink,
});

/** The organisation number, which has a hyphen. */
export const unbroken = style({ whiteSpace: 'nowrap' });

export const company = style({ gridColumn: '1 / -1', fontSize: vars.font.size.s, color: vars.color.muted });
