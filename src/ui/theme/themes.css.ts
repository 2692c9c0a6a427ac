import { assignVars, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { darkCommon, darkThemes } from './dark';
import { media } from './media';
import * as themes from './themes';
import { common, themed } from './vars.css';

globalStyle(':root', {
  colorScheme: 'light',
  vars: { ...assignVars(common, themes.common), ...assignVars(themed, themes.green) },
});
globalStyle('.theme-green', { vars: assignVars(themed, themes.green) });
globalStyle('.theme-orange', { vars: assignVars(themed, themes.orange) });
globalStyle('.theme-ag', { vars: assignVars(themed, themes.ag) });

/** Where the system is dark, or an app says so, whichever the system is; paper is always light. */
function inDark(selector: string, rule: Pick<GlobalStyleRule, 'colorScheme' | 'vars'>): void {
  globalStyle(`${selector}:not([data-scheme=light])`, { '@media': { [media.dark]: rule } });
  globalStyle(`${selector}[data-scheme=dark]`, { '@media': { [media.screen]: rule } });
}

inDark(':root', { colorScheme: 'dark', vars: assignVars(common, darkCommon) });
inDark('.theme-green', { vars: assignVars(themed.color, darkThemes.green) });
inDark('.theme-orange', { vars: assignVars(themed.color, darkThemes.orange) });
inDark('.theme-ag', { vars: assignVars(themed.color, darkThemes.ag) });
