import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });

export const list = style({ display: 'grid', gap: vars.space.s, padding: 0, listStyle: 'none' });

/** A date is not broken at its hyphens. */
export const date = style({ whiteSpace: 'nowrap' });
