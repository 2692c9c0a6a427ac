import { style } from '@vanilla-extract/css';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const top = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.xl } },
});

export const buy = style({ display: 'grid', gap: vars.space.m, alignContent: 'start' });

/** Leaves space for the favourite button at the end. */
export const lead = style({
  position: 'relative',
  paddingInlineEnd: vars.size.target,
});

export const brand = style({ color: vars.color.muted });

export const title = style({ fontSize: vars.font.size.xl, lineHeight: vars.font.line.tight });

export const subTitle = style({ color: vars.color.muted, fontSize: vars.font.size.m });

/** Both offers share one grid cell, which is as high as the higher one. */
export const offers = style({ display: 'grid', gridTemplateAreas: '"offer"' });

export const terms = style({ display: 'grid', gap: vars.space.m, alignContent: 'start', gridArea: 'offer' });

export const before = style({ gridArea: 'offer', visibility: 'hidden' });

export const campaigns = style({ display: 'grid', gap: vars.space.xs, listStyle: 'none', margin: 0, padding: 0 });

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

/** The text next to the sections that unfold, on wide screens. */
export const details = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.xl } },
});

export const column = style({ display: 'grid', gap: vars.space.m, alignContent: 'start', maxWidth: vars.size.measure });

/** About as high as a bundle of two, so that nothing moves when it loads. */
export const bundlePlaceholder = style({ minHeight: '24em', '@media': { [media.medium]: { minHeight: '16em' } } });

/** Placeholder for the product details, so that nothing moves when they load. */
export const placeholder = style({ minHeight: '100svh' });

export const watch = style([standaloneLink, { justifySelf: 'start' }]);

export const watching = style({ display: 'grid', gap: vars.space.m, maxWidth: vars.size.drawer });

export const heading = style({ fontSize: vars.font.size.l });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.space.xs} ${vars.space.m}`,
});

export const label = style({ color: vars.color.muted });

export const text = style({ whiteSpace: 'pre-line' });

/** Same height as the consent question. */
export const reviewsPlaceholder = style({ minHeight: '17.5em', '@media': { [media.medium]: { minHeight: '12em' } } });
