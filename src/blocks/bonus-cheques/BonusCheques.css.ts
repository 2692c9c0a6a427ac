import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });

export const title = style({ fontSize: vars.font.size.m });

export const note = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const list = style({ display: 'grid', gap: vars.space.xs, listStyle: 'none', padding: 0 });

export const cheque = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  padding: vars.space.s,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});

export const used = style([
  cheque,
  { borderColor: vars.color.brand, background: vars.color.brandSoft, color: vars.color.onBrandSoft },
]);

/** Next to its button, unless that would leave too little space. */
export const text = style({ flex: '1 1 7em' });

export const amount = style({ display: 'block', fontWeight: vars.font.weight.medium });

export const loading = style({ minHeight: '8em', borderRadius: vars.radius.m });
