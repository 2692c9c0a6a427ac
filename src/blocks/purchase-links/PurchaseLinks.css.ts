import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const links = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xs });

export const title = style({ fontSize: vars.font.size.m });
