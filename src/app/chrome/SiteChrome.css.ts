import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

// Of a document that serves an app, until its script removes them.
globalStyle(`[data-base]:not([data-alone]) ${page} > :not(main)`, { display: 'none' });

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.s,
  top: '-100%',
  padding: vars.space.s,
  background: vars.color.surface,
  color: vars.color.link,
  zIndex: vars.layer.bar,
  selectors: { '&:focus': { top: vars.space.s } },
});
