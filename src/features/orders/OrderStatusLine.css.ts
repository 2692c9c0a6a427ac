import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  border: `${vars.border.thin} solid`,
  borderRadius: vars.round,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.bold,
});

const { success, info, error } = vars.tone;

export const statusOf = styleVariants({ good: success, waiting: info, bad: error }, ({ text, soft, line }) => [
  status,
  { color: text, background: soft, borderColor: line },
]);
