import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** Takes no space of its own: the content below does not move when a message arrives. */
export const top = style({ position: 'sticky', top: vars.inset.top, height: 0, zIndex: vars.layer.header });

export const messages = style({ position: 'absolute', insetInline: 0, top: 0 });
