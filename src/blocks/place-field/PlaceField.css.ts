import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const county = style({ color: vars.color.muted, fontSize: vars.font.size.s });
