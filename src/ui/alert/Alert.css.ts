import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const alert = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `${vars.border.thin} solid`,
  borderRadius: vars.radius.m,
});

export const tone = styleVariants(vars.tone, ({ text, soft, line }) => [
  alert,
  { color: text, background: soft, borderColor: line },
]);

/** The height of the first line of text, so that the icon is centred on it. */
export const sign = style({ display: 'flex', alignItems: 'center', height: `calc(1em * ${vars.font.line.normal})` });

export const content = style({
  display: 'grid',
  flex: 1,
  gap: vars.space.xs,
  minWidth: 0,
  justifyItems: 'start',
  // E-mail addresses too.
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.font.weight.bold });
