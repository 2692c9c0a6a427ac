import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const skeleton = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl });

export const status = style({ width: '8em', height: '2em', borderRadius: vars.round });

export const text = style({ width: '20em', maxWidth: '100%', height: '1.55em' });

export const button = style({ width: '7em', height: vars.size.smallTarget, borderRadius: vars.round });

export const card = style({ height: '17em', borderRadius: vars.radius.l });

export const parcel = style({ height: '6em', borderRadius: vars.radius.m });
