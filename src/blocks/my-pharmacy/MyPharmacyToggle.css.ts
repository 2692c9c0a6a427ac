import { globalStyle, style } from '@vanilla-extract/css';
import { textButton } from '../../ui/button/text-button.css';
import { vars } from '../../ui/theme/vars.css';

export const toggle = style([
  textButton,
  { selectors: { '&[aria-pressed=true]': { fontWeight: vars.font.weight.bold } } },
]);

globalStyle(`${toggle}[aria-pressed=true] > svg`, { fill: 'currentColor' });

/** Reserved until the toggle has loaded. */
export const spot = style({ minHeight: vars.size.target });
