import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s });

export const heading = style({ fontSize: vars.font.size.xxl, lineHeight: vars.font.line.tight });

export const subHeading = style({ fontSize: vars.font.size.l, lineHeight: vars.font.line.snug });

export const finder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

/** The field for a place, and the one for products beside it where both have room. */
export const searches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 35em), 1fr))',
  alignItems: 'start',
  gap: `${vars.space.m} ${vars.space.xl}`,
});

/** With why there is no position. */
export const placeSearch = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const products = style({ display: 'grid', gap: vars.space.xs });

/** Above the other it is as wide as the field for the place. */
export const productField = style({ '@media': { [media.medium]: { maxWidth: vars.size.drawer } } });

export const label = style({ fontSize: vars.font.size.m });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const results = style({ outlineOffset: vars.space.xxs });

/** What follows is below the window while the list loads, so that it does not move. */
export const loadingResults = style([results, { minHeight: '100dvh' }]);

export const nothing = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m, paddingBlock: vars.space.m });

export const quiet = style({ color: vars.color.muted });

export const counties = style({ display: 'grid', gap: vars.space.s });

export const countyList = style({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.l}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const views = style({ display: 'flex', gap: vars.space.xs, margin: 0, padding: 0, border: 'none' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: vars.space.xl } },
});

/** Below the site's header. */
const stickyTop = `calc(${vars.size.target} + ${vars.space.l})`;

/** Beside the list it stays visible while that scrolls. */
export const map = style({
  height: '60vh',
  '@media': {
    [media.large]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      top: stickyTop,
      height: `calc(100dvh - ${stickyTop} - ${vars.space.m})`,
    },
    [media.print]: { display: 'none' },
  },
});

export const mapPlaceholder = style({ display: 'block', height: '100%' });
