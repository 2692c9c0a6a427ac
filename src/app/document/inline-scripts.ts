import type { Config } from '../../platform/config/schema';
import { decideMode, isInApp } from '../../platform/mode/decide-mode';
import { markDocument } from '../../platform/mode/mark-document';
import type { Assets } from './assets';
import { keepPresses } from './early-presses';

/** Runs before the first paint in every document; the policy allows it by its hash. */
export function modeScript(config: Config): string {
  const settings = JSON.stringify({ appCookie: config.appCookie, themes: config.themes });
  const page = '{document,location,appGlobal:window.__LUCKAN_APP__}';
  return `(${markDocument})(${page},${settings},{decideMode:${decideMode},isInApp:${isInApp}})`;
}

/** The rest of what the site's documents run before the first paint. */
export const pressesScript = `(${keepPresses})(window)`;

/**
 * The external shell may be mounted anywhere that ends in `/external/`, and any path below it is the same
 * document: the folder of its assets is known only when it runs.
 */
export function externalStartScript({ entry, stages }: Assets): string {
  return `(${function begin(entryFile: string, files: string[]) {
    const base = location.pathname.replace(/\/external(\/.*)?$/, '/external/');
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = base + file;
      document.head.append(link);
    }
    import(base + entryFile);
  }})(${JSON.stringify(entry)},${JSON.stringify(stages)})`;
}
