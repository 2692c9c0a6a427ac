import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const name = style({ fontWeight: vars.font.weight.bold });

export const leaflet = style({ display: 'grid', gap: vars.space.xs });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
