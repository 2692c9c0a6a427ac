import { style } from '@vanilla-extract/css';
import { vars } from '../../src/ui/theme/vars.css';

export const list = style({
  flex: 'none',
  display: 'flex',
  justifyContent: 'space-between',
  paddingInline: vars.space.xs,
  borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const tab = style({
  minHeight: vars.size.smallTarget,
  padding: `0 ${vars.space.xxs}`,
  border: 0,
  borderBottom: `${vars.border.thick} solid transparent`,
  background: 'none',
  color: vars.color.text,
  fontSize: vars.font.size.xs,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-selected=true]': { borderBottomColor: vars.color.brand, fontWeight: vars.font.weight.bold },
  },
});
