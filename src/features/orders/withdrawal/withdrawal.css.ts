import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';
import { intro } from '../OrderFrame.css';

export const receipts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });

/** The first is nearer to the heading above. */
export const receipt = style([intro, { selectors: { '&:not(:first-child)': { marginTop: 0 } } }]);

export const legend = style({ fontWeight: vars.font.weight.bold });

export const exemptions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });

export const exempt = style({ fontWeight: vars.font.weight.medium });
