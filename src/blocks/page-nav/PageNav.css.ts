import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.l}`,
  selectors: { '&[data-lined]': { borderBottom: `${vars.border.thin} solid ${vars.color.line}` } },
});

export const link = style({
  display: 'inline-flex',
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
