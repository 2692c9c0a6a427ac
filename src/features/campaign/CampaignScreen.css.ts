import { style } from '@vanilla-extract/css';
import { heroTexts } from '../../ui/hero/hero.css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const texts = style([heroTexts, { justifyItems: 'start' }]);

export const dates = style({
  padding: `${vars.space.xxs} ${vars.space.m}`,
  borderRadius: vars.round,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.font.weight.medium,
});

/** Same height as the notice that the campaign has ended. */
export const endedPlaceholder = style({ minHeight: '10.2em', '@media': { [media.medium]: { minHeight: '8.6em' } } });
