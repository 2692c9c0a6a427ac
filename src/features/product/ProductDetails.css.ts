import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const labels = style({ display: 'grid', gap: vars.space.s });

export const name = style({ fontWeight: vars.font.weight.bold });
