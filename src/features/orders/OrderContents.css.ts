import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

/** Wide enough for the number with its button, and for e-mail addresses. */
const columns = 'minmax(0, 1.2fr) minmax(0, 1.3fr) minmax(0, 1fr)';

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': { [media.medium]: { gridTemplateColumns: columns }, [media.print]: { gridTemplateColumns: columns } },
});
