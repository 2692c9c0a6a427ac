import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });

export const button = style({ flex: '1 1 10em' });

export const note = style({ flexBasis: '100%', color: vars.color.muted });

export const refusal = style([note, { color: vars.tone.error.text }]);
