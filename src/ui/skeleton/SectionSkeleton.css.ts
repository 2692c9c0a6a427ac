import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const section = style({ display: 'grid', gap: vars.space.m, gridTemplateRows: 'auto 1fr' });

export const heading = style({ width: '40%', height: '1.6em' });
