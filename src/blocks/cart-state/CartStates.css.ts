import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const states = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const loading = style({ display: 'grid', gap: vars.space.l, minHeight: '20em', alignContent: 'start' });
