import { watch } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBackend, startVisitedBackend } from './backend.mjs';
import { clientScript, createOpenPages } from './development/open-pages.mjs';
import { problemsOfBuild, toText } from './development/problems.mjs';
import { headerRules } from './headers.mjs';
import { collectHashes, noHashes } from './inline-hashes.mjs';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const sources = ['src', 'locales', 'bridge'];

/** What is served while the sources do not build, if they never have. */
const emptyPage = '<!doctype html><html lang="en"><head><title>The sources do not build</title></head></html>';

/**
 * Development: bundles stay in memory and are rebuilt when a source changes, pages are rendered on request, and open
 * pages reload themselves and show errors. Every other request goes to the backend.
 */
export async function serve({ root, watched = sources, bundler, config, publicOrigin, products, seed, log }) {
  const pages = createOpenPages();
  let state = { manifest: {}, files: new Map(), app: undefined, shells: undefined };
  await rebuild();
  await bundleBackend(root);
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
      state = await make();
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
    const app = await import(`${pathToFileURL(bundler.serverBundle)}?${Date.now()}`);
    return { manifest, files, app, shells: undefined };
  }

  async function intercept(request) {
    const { pathname } = new URL(request.url);
    const response = await pages.respond(request, state.files);
    if (response) return response;
    const asset = state.files.get(pathname.slice(1).replace(/^external\//, ''));
    if (asset)
      return new Response(asset, {
        headers: { 'content-type': types[path.extname(pathname)] ?? 'application/octet-stream' },
      });
    if (!request.headers.get('accept')?.includes('text/html') || !pathname.endsWith('/')) return null;
    if (/^\/(harness|dev|healthz|api)\//.test(pathname)) return null;
    return document(await htmlFor(pathname), pathname);
  }

  async function htmlFor(pathname) {
    const { app, manifest } = state;
    if (!app) return emptyPage;
    const environment = { assets: manifest, ...here };
    if (pathname.startsWith('/external/')) return app.renderExternalShell(environment);
    state.shells ??= Object.values(await app.renderShells(environment));
    const shell = state.shells.find(({ patterns }) => patterns.some((pattern) => matches(pattern, pathname)));
    if (shell) return shell.html;
    const answer = await fetch(`http://localhost:${server.port}/page-data${pathname}index.json`);
    if (answer.ok) return app.renderPage({ page: await answer.json(), ...environment });
    return (await app.renderShells(environment))['404.html'].html;
  }

  function document(html, pathname) {
    const inline = noHashes();
    collectHashes(html, inline);
    const headers = headerRules({ inline, ...here })['/*'];
    return new Response(html.replace('<head>', `$&${clientScript}`), {
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-page': pathname,
      },
    });
  }
}

/** Matches `/order/:id/` and `/recept/*` as the route table writes them. */
function matches(pattern, pathname) {
  const expression = pattern
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/?\*$/, '(/.*)?');
  return new RegExp(`^${expression}/?$`).test(pathname);
}

/** Calls back once per burst of changes, and never while an earlier call runs. */
function onChange(root, folders, callback) {
  let timer;
  let running = Promise.resolve();
  for (const folder of folders) {
    watch(path.resolve(root, folder), { recursive: true }, (_, file) => {
      if (!file || /\.test\.tsx?$|~$|\.sw\w$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(() => callback(path.join(folder, file)));
      }, 30);
    });
  }
}
