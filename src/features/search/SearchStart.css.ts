import { style } from '@vanilla-extract/css';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { vars } from '../../ui/theme/vars.css';

export const start = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });

export const field = style({ maxWidth: vars.size.measure });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  padding: `0 ${vars.space.m}`,
  borderRadius: vars.round,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const searches = style({ margin: 0, padding: 0, listStyle: 'none' });

export const recent = style({ maxWidth: vars.size.measure });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});

export const search = style([standaloneLink, { minWidth: 0, overflowWrap: 'anywhere' }]);
