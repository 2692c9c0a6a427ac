/** The build bundles these pages (`build/small-pages.ts`). */
export const harnessSite = {
  folder: 'dist/harness',
  lang: 'en',
  pages: [
    { folder: '', entry: 'bridge/harness/main.tsx', title: 'Luckan: bridge harness' },
    { folder: 'conformance/', entry: 'bridge/harness/conformance/main.tsx', title: 'Luckan: bridge conformance' },
  ],
  /** What the conformance run loads beside its page: a frame that plays an attacker, and a document to show. */
  files: {
    'conformance/forged.html': 'bridge/harness/conformance/forged/forged.html',
    'conformance/sample.pdf': 'bridge/harness/conformance/sample.pdf',
  },
  /** A module would be fetched with CORS, which fails from the opaque origin of the frame. */
  scripts: { 'conformance/assets/forged.js': 'bridge/harness/conformance/forged/frame.ts' },
};
