import { style } from '@vanilla-extract/css';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const text = style({ fontSize: vars.font.size.m, maxWidth: vars.size.measure });

export const shortcuts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const shortcut = style({
  overflowWrap: 'anywhere',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  padding: `0 ${vars.space.m}`,
  border: `${vars.border.thin} solid ${vars.color.control}`,
  borderRadius: vars.round,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.brandSoft } },
});

/** Added to the page's own gap, so that related content is closer together than separate sections. */
const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space.m,
});

export const group = style([section, { gap: vars.space.m }]);

export const list = section;

export const target = style([standaloneLink, { justifySelf: 'start' }]);

export const subHeading = style({ fontSize: vars.font.size.l });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflowWrap: 'anywhere',
});

export const tileTitle = style({ fontSize: vars.font.size.m });

export const note = style({ color: vars.color.muted });
