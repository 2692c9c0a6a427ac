import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
