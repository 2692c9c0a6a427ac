import { assignVars, globalStyle } from '@vanilla-extract/css';
import { common, themed } from '../../../src/ui/theme/vars.css';
import { dark, darkCommon } from './dark';

const values = { ...assignVars(themed, dark), ...assignVars(common, darkCommon) };

// `:root:root` has a higher specificity than the shop's own theme, whatever the order of the style sheets.
globalStyle(':root:root', { colorScheme: 'light' });
globalStyle(':root:root[data-scheme=dark]', { colorScheme: 'dark', vars: values });
globalStyle(':root:root[data-scheme=system]', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: values } },
});
