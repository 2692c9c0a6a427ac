import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** A link that stands by itself is as high as a finger. */
export const standaloneLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });
