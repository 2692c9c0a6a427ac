import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: '50%',
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&:active': { background: vars.color.brandSoft },
    '&:disabled': { color: vars.state.onDisabled, background: 'none', cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { background: vars.color.brandSoft, color: vars.color.onBrandSoft } },
    },
  },
});
