import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: vars.color.muted,
  fontSize: vars.font.size.s,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  selectors: { '&:not(:first-child)::before': { content: ['"›"', '"›" / ""'], marginInline: vars.space.xs } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.smallTarget,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&[aria-current=page]': { color: vars.color.text } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.link, textDecoration: 'underline' } } } },
});
