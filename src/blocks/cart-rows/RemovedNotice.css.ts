import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
  paddingBlock: vars.space.s,
  color: vars.color.muted,
});
