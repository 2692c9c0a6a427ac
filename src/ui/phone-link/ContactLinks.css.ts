import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const contacts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l });

export const contact = style({ gap: vars.space.xs, overflowWrap: 'anywhere' });
