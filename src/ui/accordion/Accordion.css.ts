import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const accordion = style({ borderBottom: `${vars.border.thin} solid ${vars.color.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: vars.size.target,
  padding: `${vars.space.s} ${vars.space.xxs}`,
  borderRadius: vars.radius.s,
  fontWeight: vars.font.weight.bold,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:active': { color: vars.color.brand } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.brand } } } },
});

export const arrow = style({
  display: 'flex',
  transition: `transform ${vars.motion.quick}`,
  selectors: { [`${accordion}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

export const content = style({ padding: `${vars.space.xs} ${vars.space.xxs} ${vars.space.l}` });
