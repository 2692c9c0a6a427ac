import type { Config } from '../../platform/config/schema';
import { decideChannel } from '../../platform/mode/decide-channel';
import { decideMode, isInApp } from '../../platform/mode/decide-mode';
import { markDocument } from '../../platform/mode/mark-document';
import { keyOf } from '../../platform/storage/registry';
import { matches } from '../../routes/matches';
import { recordPresses } from './early-presses';
import { failedBoot } from './failed-boot';
import { type FilesByAddress, filesByAddressId } from './files-by-address';

/** Runs before the first paint in every document; the content security policy allows it by its hash. */
export function modeScript(config: Config): string {
  const settings = JSON.stringify({ appCookie: config.appCookie, themes: config.themes });
  const storedChannel = `()=>sessionStorage.getItem('${keyOf('salesChannel')}')`;
  const page = `{document,location,appGlobal:window.__LUCKAN_APP__,storedChannel:${storedChannel}}`;
  const rules = `{decideMode:${decideMode},isInApp:${isInApp},decideChannel:${decideChannel}}`;
  return `(${markDocument})(${page},${settings},${rules})`;
}

/** The other inline script that the site's documents run before the first paint. */
export const pressesScript = `(${recordPresses})(window)`;

/** How long script files wait for the page's main picture, ms; after that they load alongside it. */
const timeout = 300;

/**
 * Requests the script files named by its own element (`data-files`, the entry first) once the page's main picture has
 * loaded: requested together, the picture would come last. The external shell may be mounted at any path ending in
 * `/external/`, and any path below it gets the same document: its folder is known only here, and so is which screen's
 * files and whether the bridge's are needed.
 */
export const startScript = `(${function begin(
  script: HTMLScriptElement,
  longest: number,
  failed: (page: Window) => void,
  rules: { matches: typeof matches; tableId: string },
) {
  const base = script.dataset.base ?? location.pathname.replace(/\/external(\/.*)?$/, '/external/');
  const files = (script.dataset.files ?? '').split(' ');
  const table = document.getElementById(rules.tableId);
  let begun = false;

  function preload(file: string): void {
    const link = document.createElement('link');
    const [extension] = file.split('.').slice(-1);
    link.rel = extension === 'js' ? 'modulepreload' : 'preload';
    if (extension === 'css') link.as = 'style';
    if (extension === 'json') {
      link.as = 'fetch';
      link.crossOrigin = '';
    }
    link.href = base + file;
    document.head.append(link);
  }

  function ofAddress({ names, routes, inApp }: FilesByAddress): string[] {
    const path = `${location.pathname.slice(base.length - 1)}/`.replace(/\/\/$/, '/');
    const [, ofScreen = []] = routes.find(([pattern]) => rules.matches(pattern, path)) ?? [];
    const isApp = document.documentElement.dataset.mode === 'external';
    return [...(isApp ? inApp : []), ...ofScreen].map((index) => `assets/${names[index]}`);
  }

  function fetchFiles(): void {
    if (begun) return;
    begun = true;
    if (table) preload('config.json');
    files.forEach(preload);
    if (table) new Set(ofAddress(JSON.parse(table.textContent))).forEach(preload);
    import(base + files[0]).then(({ booted }) => booted).catch(() => failed(window));
  }
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) return fetchFiles();
  picture.addEventListener('load', fetchFiles);
  picture.addEventListener('error', fetchFiles);
  setTimeout(fetchFiles, longest);
}})(document.currentScript,${timeout},${failedBoot},{matches:${matches},tableId:'${filesByAddressId}'})`;
