/** The build bundles this page (`build/small-pages.ts`). */
export const gallerySite = {
  folder: 'dist/dev/ui',
  lang: 'sv',
  pages: [{ folder: '', entry: 'src/ui/dev/main.tsx', title: 'Luckan: UI' }],
};
