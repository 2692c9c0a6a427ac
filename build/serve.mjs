import { watch } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBackend, startVisitedBackend } from './backend.mjs';
import { headerRules } from './headers.mjs';
import { collectHashes, noHashes } from './inline-hashes.mjs';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const reloadPath = '/dev/reload';
const reloadScript = `new EventSource('${reloadPath}').onmessage = () => location.reload();`;

/**
 * Development: bundles stay in memory and are rebuilt when a source changes, pages are rendered on request, and open
 * pages reload themselves. Every other request goes to the backend.
 */
export async function serve({ root, bundler, config, publicOrigin, products, seed, log }) {
  let state = await make();
  const listeners = new Set();
  await bundleBackend(root);
  const server = await startVisitedBackend(root, { products, seed, intercept });
  const here = {
    config: JSON.parse(server.atOwnOrigins(JSON.stringify(config))),
    publicOrigin: server.atOwnOrigins(publicOrigin),
  };
  onChange(root, ['src', 'locales', 'bridge'], async (file) => {
    const started = performance.now();
    try {
      state = await make();
      for (const send of listeners) send();
      log(`${file}: ${Math.round(performance.now() - started)} ms`);
    } catch (error) {
      log(error.message);
    }
  });
  return server;

  async function make() {
    const { manifest, files, complaint } = await bundler.bundle();
    if (complaint) log(complaint);
    const app = await import(`${pathToFileURL(bundler.serverBundle)}?${Date.now()}`);
    return { manifest, files, app, shells: undefined };
  }

  async function intercept(request) {
    const { pathname } = new URL(request.url);
    if (pathname === reloadPath) return eventStream(request);
    if (pathname === `${reloadPath}.js`)
      return new Response(reloadScript, { headers: { 'content-type': types['.js'] } });
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
    const script = `<script type="module" src="${reloadPath}.js"></script></body>`;
    return new Response(
      html.replace('</body>', () => script),
      {
        headers: {
          ...headers,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'x-page': pathname,
        },
      },
    );
  }

  function eventStream(request) {
    const stream = new ReadableStream({
      start(controller) {
        const send = () => controller.enqueue(new TextEncoder().encode('data: reload\n\n'));
        listeners.add(send);
        request.signal.addEventListener('abort', () => listeners.delete(send));
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
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

/** Calls back once per burst of changes. */
function onChange(root, folders, callback) {
  let timer;
  for (const folder of folders) {
    watch(path.join(root, folder), { recursive: true }, (_, file) => {
      if (!file || /\.test\.tsx?$|~$|\.sw\w$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(callback, 30, path.join(folder, file));
    });
  }
}
