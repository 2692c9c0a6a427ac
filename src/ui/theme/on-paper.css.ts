import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './media';
import { vars } from './vars.css';

const ink = 'black';
const paper = 'white';
const { info, success, warning, error } = vars.tone;

/** Prints its content black on white, whatever the theme, in the font size of a letter. */
export const onPaper = style({
  '@media': {
    [media.print]: {
      color: ink,
      background: paper,
      vars: {
        ...Object.fromEntries(
          [vars.color.text, vars.color.muted, vars.color.link, vars.color.onBrandSoft, vars.state.reduced].map(
            (name) => [name, ink],
          ),
        ),
        ...Object.fromEntries([vars.color.page, vars.color.surface, vars.color.brandSoft].map((name) => [name, paper])),
        ...Object.fromEntries(
          [info, success, warning, error].flatMap(({ text, soft, line }) => [
            [text, ink],
            [soft, paper],
            [line, ink],
          ]),
        ),
        [vars.color.line]: ink,
      },
    },
  },
});

globalStyle(`html:has(.${onPaper})`, { '@media': { [media.print]: { fontSize: '75%' } } });
