import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  padding: 0,
  border: 'none',
  background: 'none',
  color: vars.color.link,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { fontWeight: vars.font.weight.bold } },
});

globalStyle(`${toggle}[aria-pressed=true] > svg`, { fill: 'currentColor' });

/** Reserved until the toggle has loaded. */
export const spot = style({ minHeight: vars.size.target });
