import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** A standalone link has touch target height. */
export const standaloneLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });
