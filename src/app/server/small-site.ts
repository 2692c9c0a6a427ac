/** Pages beside the shop, each with a bundle of its own: around the scripts of providers, and for developers. */
export interface SmallSite {
  folder: string;
  lang: string;
  /**
   * The style sheet of pages without React, texts and style modules. The server of the frames' origin replaces
   * `{nonce}` in each response.
   */
  styles?: string;
  pages: SmallPage[];
  /** Sources by path below the folder. */
  files?: Record<string, string>;
  scripts?: Record<string, string>;
}

export interface SmallPage {
  /** Below that of its site. */
  folder: string;
  entry: string;
  title: string;
}

/** The document of a page, with its texts as a data block. */
export function smallDocument(site: SmallSite, page: SmallPage, script: string, messages: object): string {
  const isPlain = site.styles !== undefined;
  const texts = JSON.stringify(messages).replace(/</g, '\\u003c');
  const data = `<script type="application/json" id="luckan-texts">${texts}</script>`;
  return (
    `<!doctype html><html lang="${site.lang}" class="theme-green"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${page.title}</title>` +
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">' +
    '<link rel="stylesheet" href="assets/page.css">' +
    `<script type="module"${isPlain ? ' nonce="{nonce}"' : ''} src="assets/${script}"></script></head>` +
    `<body>${isPlain ? '' : `<div id="root"></div>${data}`}</body></html>\n`
  );
}
