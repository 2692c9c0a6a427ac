import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
  paddingBottom: vars.space.s,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.link,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.font.weight.bold, textDecoration: 'none' },
  },
});

/** At the end of the line, or of the next line if it does not fit. */
export const wayOut = style({ marginInlineStart: 'auto' });
