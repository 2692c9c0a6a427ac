import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const vouchers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });

export const code = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxs });

export const used = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, listStyle: 'none', padding: 0 });
