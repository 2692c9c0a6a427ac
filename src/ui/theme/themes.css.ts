import { assignVars, globalStyle } from '@vanilla-extract/css';
import * as themes from './themes';
import { common, themed } from './vars.css';

globalStyle(':root', { vars: { ...assignVars(common, themes.common), ...assignVars(themed, themes.green) } });
globalStyle('.theme-green', { vars: assignVars(themed, themes.green) });
globalStyle('.theme-orange', { vars: assignVars(themed, themes.orange) });
globalStyle('.theme-ag', { vars: assignVars(themed, themes.ag) });
