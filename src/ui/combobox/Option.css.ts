import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minHeight: vars.size.target,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-selected="true"]': { background: vars.color.brandSoft },
    '&[aria-selected="true"]': { outline: `${vars.border.thick} solid ${vars.color.focus}` },
  },
});
