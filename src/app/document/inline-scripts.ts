import { storeUnsent } from '../../cart/unsent/store-unsent';
import { randomId } from '../../lib/random-id';
import type { Config } from '../../platform/config/schema';
import { applyAppearance } from '../../platform/embedder/apply-appearance';
import { applyFirstLook } from '../../platform/embedder/apply-first-look';
import { decideChannel } from '../../platform/mode/decide-channel';
import { decideMode, isInApp } from '../../platform/mode/decide-mode';
import { markDocument } from '../../platform/mode/mark-document';
import { keyOf } from '../../platform/storage/key-of';
import { aloneInApp } from './alone-in-app';
import { rootId } from './document-data';
import { recordPresses } from './early-presses';
import { failedBoot } from './failed-boot';

/** Runs before the first paint in every document; the content security policy allows it by its hash. */
export function modeScript(config: Config): string {
  const settings = JSON.stringify({ appCookie: config.appCookie, themes: config.themes });
  const storedChannel = `()=>sessionStorage.getItem('${keyOf('salesChannel')}')`;
  const page = `{document,location,appGlobal:window.__LUCKAN_APP__,appearance:window.__LUCKAN_APPEARANCE__,storedChannel:${storedChannel}}`;
  const rules = `{decideMode:${decideMode},isInApp:${isInApp},decideChannel:${decideChannel},applyAppearance:${applyAppearance},applyFirstLook:${applyFirstLook}}`;
  return `(${markDocument})(${page},${settings},${rules})`;
}

/** The other inline script that the site's documents run before the first paint. */
export const pressesScript = `(${recordPresses})(window,(additions)=>(${storeUnsent})(window,'${keyOf('waitingWrites')}',${randomId},additions))`;

/** Runs after the markup of each page's document. */
export const aloneScript = `(${aloneInApp})(document,document.getElementById('${rootId}'))`;

/** A file of the shop below `base`, requested before anything needs it. */
function preloadFile(base: string, file: string, priority: 'auto' | 'low'): void {
  const link = document.createElement('link');
  const extension = file.split('.').at(-1);
  link.rel = extension === 'js' ? 'modulepreload' : 'preload';
  if (extension === 'css') link.as = 'style';
  if (extension === 'json') {
    link.as = 'fetch';
    link.crossOrigin = '';
  }
  link.fetchPriority = priority;
  link.href = base + file;
  document.head.append(link);
}

/**
 * Requests the files named by its own element, in the head of the external shell. It may be mounted at any path ending in
 * `/external/`, and any path below that gets the same document, so that only a script knows where they are.
 */
export const shellFilesScript = `(${function request(script: HTMLScriptElement, preload: typeof preloadFile) {
  const base = location.pathname.replace(/\/external(\/.*)?$/, '/external/');
  for (const file of (script.dataset.files ?? '').split(' ')) preload(base, file, 'auto');
}})(document.currentScript,${preloadFile})`;

/** How long script files wait for the page's main picture, ms; after that they load alongside it. */
const timeout = 300;
/** More would block a slow phone for longer than a task may take. */
const filesPerTask = 4;

/**
 * Requests the script files named by its own element (`data-files`, the entry first) and starts the shop. With
 * `data-after-picture` the page's main picture comes first: requested together, it would come last.
 */
export const startScript = `(${function begin(
  script: HTMLScriptElement,
  longest: number,
  filesPerTask: number,
  failed: (page: Window) => void,
  preload: typeof preloadFile,
) {
  const base = script.dataset.base ?? location.pathname.replace(/\/external(\/.*)?$/, '/external/');
  const files = (script.dataset.files ?? '').split(' ');
  const { inApp, onSite } = script.dataset;
  const ofMode = document.documentElement.dataset.mode === 'external' ? inApp : onSite;
  if (ofMode) files.push(...ofMode.split(' '));
  let begun = false;
  function fetchFiles(): void {
    if (begun) return;
    begun = true;
    preloadFrom(0);
  }
  function preloadFrom(start: number): void {
    const end = start + filesPerTask;
    for (const file of files.slice(start, end)) preload(base, file, 'auto');
    if (end < files.length) {
      setTimeout(() => preloadFrom(end));
      return;
    }
    // First reads go ahead of these.
    for (const file of window.luckanEarly?.files ?? []) preload(base, file, 'low');
    import(base + files[0]).then(({ booted }) => booted).catch(() => failed(window));
  }
  const isAfterPicture = script.dataset.afterPicture !== undefined;
  const picture = isAfterPicture && document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) return fetchFiles();
  picture.addEventListener('load', fetchFiles);
  picture.addEventListener('error', fetchFiles);
  setTimeout(fetchFiles, longest);
}})(document.currentScript,${timeout},${filesPerTask},${failedBoot},${preloadFile})`;
