import type { Seo } from '../../api/page-data/schema';
import { documentTitle } from '../../platform/config/document-title';
import type { Config } from '../../platform/config/schema';
import { darkThemes } from '../../ui/theme/dark';
import { themes } from '../../ui/theme/themes';
import { type FilesByAddress, filesByAddressId } from '../early/files-by-address';
import type { Assets } from './assets';
import { codeRequests } from './code-requests';
import { type DocumentData, documentDataId, rootId } from './document-data';
import { aloneScript, modeScript, pressesScript } from './inline-scripts';

interface DocumentInput {
  assets: Assets;
  config: Config;
  /** Absolute origin for canonical addresses, without a trailing slash. */
  publicOrigin: string;
  seo: Pick<Seo, 'title' | 'description' | 'path' | 'index'>;
  /** For search engines and link previews. */
  structured: object[];
  image: string | null;
  /** For link previews (Open Graph). */
  kind: 'website' | 'product' | 'article';
  /** Parts whose chunks are preloaded and whose styles are inlined, in the order of their styles. */
  parts: string[];
  /** Parts whose chunks are only preloaded. */
  preloaded?: string[];
  /** Parts in the markup of which only the styles are inlined. */
  deferredParts: string[];
  /** React's output for the root; the image preloads in front of it are preserved. */
  markup: string;
  data: DocumentData;
  /** Of the document that serves every address. */
  files?: FilesByAddress;
  /** Markup that its script puts into the root, by the id of its template. */
  templates?: Record<string, string>;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** JSON that cannot close its script element. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** React puts its preloads in front of the markup; they belong in the head. */
function splitPreloads(markup: string): { preloads: string; body: string } {
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(markup) ?? [];
  return { preloads, body: markup.slice(preloads.length) };
}

function seoTags({ seo, kind, structured, image, publicOrigin, config }: DocumentInput): string {
  const address = escapeText(publicOrigin + seo.path);
  const shop = config.operator.tradeName;
  const title = escapeText(seo.title);
  const description = escapeText(seo.description);
  return [
    `<title>${escapeText(documentTitle(seo.title, shop))}</title>`,
    `<meta name="description" content="${description}">`,
    seo.index ? `<link rel="canonical" href="${address}">` : '<meta name="robots" content="noindex">',
    `<meta property="og:site_name" content="${escapeText(shop)}">`,
    `<meta property="og:type" content="${kind}">`,
    '<meta property="og:locale" content="sv_SE">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    ...(image ? [`<meta property="og:image" content="${escapeText(image)}">`] : []),
    `<meta name="twitter:card" content="summary${image ? '_large_image' : ''}">`,
    ...structured.map((each) => `<script type="application/ld+json">${inertJson(each)}</script>`),
  ].join('');
}

/** The colour of a browser's own bars around the page. */
function themeColours(theme: keyof typeof themes): string {
  const dark = 'media="(prefers-color-scheme: dark)"';
  return (
    `<meta name="theme-color" ${dark} content="${darkThemes[theme].page}">` +
    `<meta name="theme-color" content="${themes[theme].color.page}">`
  );
}

/** The complete HTML document of a page, a client-only shell or the external shell. */
export function renderDocument(input: DocumentInput): string {
  const {
    assets,
    config,
    parts,
    preloaded = [],
    deferredParts,
    markup,
    data,
    files: byAddress,
    templates = {},
  } = input;
  const external = data.shell === 'external';
  const { preloads, body } = splitPreloads(markup);
  const css = assets.shell.css + [...parts, ...deferredParts].map((name) => assets.parts[name]?.css ?? '').join('');
  const early = data.page === null ? `<script>${assets.early}</script>` : '';
  const alone = data.page === null ? '' : `<script>${aloneScript}</script>`;
  const { first, last, start } = codeRequests({
    assets,
    data,
    parts: [...parts, ...preloaded],
    hasMainPicture: preloads.includes('as="image"'),
  });
  const table = byAddress
    ? `<script type="application/json" id="${filesByAddressId}">${inertJson(byAddress)}</script>`
    : '';
  const outlines = Object.entries(templates)
    .map(([id, content]) => `<template id="${id}">${content}</template>`)
    .join('');
  const theme = config.themes.b2c;
  return (
    `<!doctype html><html lang="sv" class="theme-${theme}" data-mode="site"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<meta name="color-scheme" content="light dark">${external ? '' : themeColours(theme)}` +
    `${first}<script>${modeScript(config)}</script>${external ? '' : early}` +
    `${seoTags(input)}${external ? '' : `<script>${pressesScript}</script>`}<style>${css}</style>${preloads}` +
    `${last}${external ? noIcon : icon}</head><body><div id="${rootId}">${body}</div>${alone}` +
    `<script type="application/json" id="${documentDataId}">${inertJson(data)}</script>${table}${outlines}${external ? early : ''}${start}</body></html>`
  );
}

/** Otherwise browsers request one from the host's root. */
const noIcon = '<link rel="icon" href="data:,">';
const icon = '<link rel="icon" href="/icon.svg" type="image/svg+xml">';
