import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const product = style({ color: vars.tone.success.text, fontWeight: vars.font.weight.medium });

export const plain = style({ color: vars.color.muted });
