import { style, styleVariants } from '@vanilla-extract/css';
import type { Severity } from '../../domain/website-message';
import { vars } from '../../ui/theme/vars.css';

/** With enlarged text, or several messages, it scrolls itself rather than filling the view. */
export const messages = style({
  maxHeight: '40svh',
  overflowY: 'auto',
  boxShadow: vars.shadow.floating,
});

const toneOf: Record<Severity, keyof typeof vars.tone> = { info: 'info', warning: 'warning', problem: 'error' };

export const tone = styleVariants(toneOf, (name) => ({
  color: vars.tone[name].text,
  background: vars.tone[name].soft,
  borderBlockEnd: `${vars.border.thin} solid ${vars.tone[name].line}`,
}));

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: `${vars.space.m} ${vars.space.xxs}`,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
});

/** As high as the first line and as the button beside it, so that one line is centred. */
const besideButton = `calc((${vars.size.target} - ${vars.font.line.snug} * 1em) / 2)`;

export const sign = style({ display: 'flex', alignItems: 'center', height: vars.size.target });

export const text = style({ flex: 1, minWidth: 0, paddingBlock: besideButton, overflowWrap: 'anywhere' });

export const link = style({ color: 'inherit', fontWeight: vars.font.weight.medium, textDecoration: 'underline' });

export const more = style({
  width: '100%',
  minHeight: vars.size.smallTarget,
  background: vars.color.surface,
  color: vars.color.link,
  fontSize: vars.font.size.s,
  textDecoration: 'underline',
  cursor: 'pointer',
});
