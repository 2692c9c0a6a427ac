import { watch } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getMimeType } from 'hono/utils/mime';
import { bundleBackend, startVisitedBackend } from './backend.mjs';
import { loadRules } from './deployment.mjs';
import { clientScript, createOpenPages } from './development/open-pages.mjs';
import { problemsOfBuild, toText } from './development/problems.mjs';

/** @typedef {import('../src/app/document/assets').Assets} Assets */
/** @typedef {Map<string, string | Uint8Array>} Files */
/** @typedef {{ manifest: Assets, files: Files, complaint: string | null }} DevelopmentBundle */

/**
 * @typedef {object} ServeInput
 * @property {string} root
 * @property {string[]} [watched] folders
 * @property {{ bundle(): Promise<DevelopmentBundle>, serverBundle: string }} bundler
 * @property {unknown} config
 * @property {string} publicOrigin
 * @property {number} products
 * @property {number} seed
 * @property {(line: string) => void} log
 */

const sources = ['src', 'locales', 'bridge'];

/** What is served while the sources do not build, if they never have. */
const emptyPage = '<!doctype html><html lang="en"><head><title>The sources do not build</title></head></html>';

/**
 * Development: bundles stay in memory and are rebuilt when a source changes, pages are rendered on request, and open
 * pages reload themselves and show errors. Every other request goes to the backend.
 * @param {ServeInput} input
 */
export async function serve({ root, watched = sources, bundler, config, publicOrigin, products, seed, log }) {
  const pages = createOpenPages();
  /** @type {Awaited<ReturnType<typeof make>> | undefined} */
  let made;
  await rebuild();
  await bundleBackend(root);
  const rules = await loadRules();
  const server = await startVisitedBackend(root, { products, seed, intercept });
  const here = {
    config: JSON.parse(server.atOwnOrigins(JSON.stringify(config))),
    publicOrigin: server.atOwnOrigins(publicOrigin),
  };
  onChange(root, watched, async (file) => {
    const started = performance.now();
    if (await rebuild()) log(`${file}: ${Math.round(performance.now() - started)} ms`);
  });
  return server;

  async function rebuild() {
    try {
      made = await make();
      pages.reload();
      return true;
    } catch (error) {
      const problems = problemsOfBuild(error);
      pages.show(problems);
      for (const problem of problems) log(toText(problem));
      return false;
    }
  }

  async function make() {
    const { manifest, files, complaint } = await bundler.bundle();
    if (complaint) log(complaint);
    /** @type {typeof import('../src/app/server')} */
    const app = await import(`${pathToFileURL(bundler.serverBundle)}?${Date.now()}`);
    return { manifest, files, app };
  }

  /** @param {Request} request */
  async function intercept(request) {
    const { pathname } = new URL(request.url);
    const response = await pages.respond(request, made?.files ?? new Map());
    if (response) return response;
    const asset = made?.files.get(pathname.slice(1).replace(/^external\//, ''));
    if (asset)
      return new Response(typeof asset === 'string' ? asset : new Uint8Array(asset), {
        headers: {
          'content-type': getMimeType(pathname) ?? 'application/octet-stream',
          // Names have a hash: after a change a page only loads what has changed.
          'cache-control': 'public, max-age=31536000, immutable',
        },
      });
    if (!request.headers.get('accept')?.includes('text/html') || !pathname.endsWith('/')) return null;
    if (/^\/(harness|dev|healthz|api)\//.test(pathname)) return null;
    return document(pathname);
  }

  /** @param {string} pathname */
  async function document(pathname) {
    const renderer = made?.app.createRenderer({ assets: made.manifest, ...here });
    const html = (await renderer?.at(pathname, fetchPage)) ?? emptyPage;
    const inline = made?.app.inlineHashes(html) ?? { scripts: [], styles: [] };
    return new Response(html.replace('<head>', `$&${clientScript}`), {
      headers: {
        ...rules.documentHeaders({ ...here, inline }),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      },
    });
  }

  /** @param {string} pathname */
  async function fetchPage(pathname) {
    const answer = await fetch(`http://localhost:${server.port}/page-data${pathname}index.json`);
    return answer.ok ? answer.json() : null;
  }
}

/**
 * Calls back once per burst of changes, and never while an earlier call runs.
 * @param {string} root
 * @param {string[]} folders
 * @param {(file: string) => Promise<void>} callback
 */
function onChange(root, folders, callback) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let running = Promise.resolve();
  for (const folder of folders) {
    watch(path.resolve(root, folder), { recursive: true }, (_, file) => {
      if (!file || /\.test\.tsx?$|~$|\.sw\w$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(() => callback(path.join(folder, file)));
      }, 10);
    });
  }
}
