import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/theme/vars.css';

export const shortcuts = style({ fontSize: vars.font.size.xs });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.m}`, margin: 0 });

export const shortcut = style({ display: 'flex', gap: vars.space.xxs });

export const about = style({ margin: 0 });
