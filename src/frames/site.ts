/** The build bundles these pages (`build/small-pages.ts`), without React, texts and style modules. */
export const frameSite = {
  folder: 'dist/frames',
  lang: 'sv',
  styles: 'src/frames/shared/frame.css',
  pages: [
    { folder: 'klarna/', entry: 'src/frames/klarna/main.ts', title: 'Betalning' },
    { folder: 'ingrid/', entry: 'src/frames/ingrid/main.ts', title: 'Leverans' },
  ],
};
