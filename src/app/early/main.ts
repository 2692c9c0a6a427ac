import { matches } from '../../routes/matches';
import { withTrailingSlash } from '../../routes/normalise';
import { paths } from '../../routes/paths';
import { rootId } from '../document/document-data';
import { type FilesByAddress, filesByAddressId, outlineId } from './files-by-address';
import { configOf, sendFirstReads } from './first-reads';
import { sendSearch } from './send-search';

/**
 * Runs inline in documents without page data, before the shop's code is requested: shows what the screen will resemble,
 * and sends what the shop would begin with. If anything here fails, the shop does the same, later.
 */

/** The external shell's files by address; null in a document of the site, which contains its own. */
function readTable(): FilesByAddress | null {
  const table = document.getElementById(filesByAddressId);
  return table && JSON.parse(table.textContent);
}

function hasHost(): boolean {
  const { webkit, luckanHost, ReactNativeWebView } = Object(window);
  return Boolean(webkit?.messageHandlers?.luckan ?? luckanHost ?? ReactNativeWebView) || window.parent !== window;
}

function prepare(): void {
  const table = readTable();
  const base = table ? location.pathname.replace(/\/external(\/.*)?$/, '/external/') : '/';
  const path = withTrailingSlash(location.pathname.slice(base.length - 1) || '/');
  const isInApp = document.documentElement.dataset.mode === 'external';
  const at = table?.routes.findIndex(([pattern]) => matches(pattern, path)) ?? -1;
  const [, outline = 'text', ofScreen = [], title] = table?.routes[at] ?? [];
  if (table) {
    const template = document.getElementById(outlineId(outline)) as HTMLTemplateElement | null;
    const heading = template?.content.querySelector('h1');
    if (heading && title) heading.textContent = title;
    if (template) document.getElementById(rootId)?.append(template.content);
  }
  const files = table ? [...(isInApp ? table.inApp : []), ...ofScreen] : [];
  const isPage = table !== null && (at < 0 || at >= table.firstPage);
  const configUrl = new URL(`${base}config.json`, location.href).href;
  const reads = sendFirstReads(window, { configUrl, path, isPage, isApp: isInApp && hasHost() });
  window.luckanEarly = {
    files: [...new Set(files)].map((index) => `assets/${table?.names[index]}`),
    reads,
    search: path === paths.search() ? sendSearch(window, configOf(reads)) : undefined,
  };
}

try {
  prepare();
} catch {
  // As without it.
}
