/** The build bundles this page (`build/small-pages.ts`). */
export const eventsSite = {
  folder: 'dist/dev/events',
  lang: 'sv',
  pages: [{ folder: '', entry: 'src/dev/events/main.tsx', title: 'Luckan: händelser' }],
};
