import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

/** About seventy characters per line. */
const readable = '36em';

/** On wide screens: contents next to the head, further reading next to the text. */
export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.large]: {
      gridTemplateColumns: `minmax(0, ${readable}) minmax(0, 22em)`,
      justifyContent: 'space-between',
      columnGap: vars.space.xxl,
      // The first row is only as high as its content, so that the boxes next to the text close up.
      gridTemplateRows: 'auto 1fr',
    },
  },
});

/** Without a picture the head is lower than the contents: the text begins below the head, whatever is next to it. */
export const withoutPicture = style({ '@media': { [media.large]: { gridTemplateRows: 'auto auto 1fr' } } });

const inLow = (gridRow: string | number) => ({ selectors: { [`${withoutPicture} > &`]: { gridRow } } });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.m,
  '@media': { [media.large]: { gridColumn: 1, gridRow: '1 / span 2', ...inLow(1) } },
});

export const heading = style({ fontSize: vars.font.size.xxl, lineHeight: vars.font.line.tight });

export const subHeading = style({
  fontSize: vars.font.size.l,
  lineHeight: vars.font.line.snug,
  selectors: { '&:not(:first-child)': { marginBlockStart: vars.space.s } },
});

export const boxHeading = style({ fontSize: vars.font.size.m, lineHeight: vars.font.line.snug });

export const intro = style({ fontSize: vars.font.size.m, color: vars.color.muted, maxWidth: readable });

export const lead = style({ fontSize: vars.font.size.l, lineHeight: vars.font.line.snug, maxWidth: readable });

export const reviewed = style({ fontSize: vars.font.size.s, color: vars.color.muted });

export const picture = style({ overflow: 'hidden', borderRadius: vars.radius.m });

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  maxWidth: readable,
  alignContent: 'start',
  '@media': { [media.large]: { gridColumn: 1, gridRow: 3, ...inLow('2 / span 2') } },
});

const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  alignSelf: 'start',
  gap: vars.space.xs,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const contents = style([
  box,
  { '@media': { [media.large]: { gridColumn: 2, gridRow: 1, ...inLow('1 / span 2') } } },
]);

export const related = style([
  box,
  { '@media': { [media.large]: { gridColumn: 2, gridRow: '2 / span 2', ...inLow(3) } } },
]);

export const relatedAlone = style([box, { '@media': { [media.large]: { gridColumn: 2, gridRow: '1 / span 3' } } }]);

export const links = style({ display: 'grid', justifyItems: 'start' });
