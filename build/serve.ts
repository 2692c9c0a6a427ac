import { readFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { getMimeType } from 'hono/utils/mime';
import { errorPage, importMap } from '../src/app/development/documents';
import { problemsOfBuild, toText } from '../src/app/development/problems';
import { atOwnOrigins, createDocuments, documentPath, documentResponse } from '../src/app/server/documents';
import { addresses } from './addresses';
import { bundleBackend, contentOf, startVisitedBackend } from './backend';
import type { Bundled, Bundler, Files } from './bundler';
import { filesBelow } from './files';
import { clientScript, createOpenPages } from './open-pages';
import type { Options } from './options';
import { loadApp, publicFolder } from './site';
import { onChange } from './watch';

interface ServeInput extends Pick<Options, 'publicOrigin' | 'products' | 'seed'> {
  root: string;
  watched?: string[];
  bundler: Pick<Bundler, 'serverBundle'> & { bundle(): Promise<Omit<Bundled, 'catalogue' | 'sourceMaps'>> };
  config: unknown;
  log(line: string): void;
}

const sources = ['src', 'locales', 'bridge'];

/** What is served while the sources do not build, if they never have. */
const emptyPage = errorPage('The sources do not build');

/**
 * Development: bundles stay in memory and are rebuilt when a source changes, pages are rendered on request, and open
 * pages reload themselves and show errors. Every other request goes to the backend.
 */
export async function serve(input: ServeInput) {
  const { root, watched = sources, bundler, config, publicOrigin, products, seed, log } = input;
  const pages = createOpenPages(root);
  const publicFiles = new Set(await filesBelow(path.join(root, publicFolder), '.'));
  let isStopping = () => false;
  // An esbuild that loses this process while it builds prints the stacks of all that it was doing.
  process.once('exit', () => void esbuild.stop());
  let made: Awaited<ReturnType<typeof make>> | undefined;
  // Before all else: what changes meanwhile is rebuilt next.
  const watching = await onChange(root, watched, async (file) => {
    await first;
    const started = performance.now();
    if (await rebuild()) log(`${file}: ${Math.round(performance.now() - started)} ms`);
  });
  log('bundling the shop …');
  const first = rebuild();
  await first;
  log('starting the backend, which fills its store if that is new or its data has changed …');
  await bundleBackend(root);
  const server = await startVisitedBackend(root, {
    products,
    seed,
    intercept,
    isDevelopment: true,
    // What was built may be older than the sources that are being changed.
    isBuilt: () => false,
  });
  isStopping = server.isStopping;
  const here = atOwnOrigins({ config, publicOrigin }, server);
  for (const line of addresses(root, server)) log(line);
  return {
    ...server,
    async close(): Promise<void> {
      await watching.close();
      await server.close();
    },
  };

  async function rebuild(): Promise<boolean> {
    try {
      made = await make();
      pages.reload();
      return true;
    } catch (error) {
      // A terminal stops esbuild as well.
      if (isStopping()) return false;
      const problems = problemsOfBuild(error);
      pages.show(problems);
      for (const problem of problems) log(toText(problem));
      return false;
    }
  }

  async function make() {
    const bundled = await bundler.bundle();
    if (bundled.complaint) log(bundled.complaint);
    return { ...bundled, app: await loadApp(bundler.serverBundle) };
  }

  async function intercept(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    // For the browser's tools, and to place an error that a page reports.
    const needsMaps = pathname.endsWith('.map') || pathname === '/dev/problems';
    const maps: Files = (needsMaps && (await made?.maps())) || new Map();
    const response = await pages.respond(request, maps);
    if (response) return response;
    const file = pathname.slice(1).replace(/^external\//, '');
    const asset = made?.files.get(file) ?? maps.get(file);
    if (asset)
      return new Response(typeof asset === 'string' ? asset : new Uint8Array(asset), {
        headers: {
          'content-type': getMimeType(pathname) ?? 'application/octet-stream',
          // Names have a hash: after a change a page only loads what has changed.
          'cache-control': 'public, max-age=31536000, immutable',
          ...(file === made?.manifest.entry && { sourcemap: `/${file}.map` }),
        },
      });
    if (publicFiles.has(file)) {
      const contents = new Uint8Array(await readFile(path.join(root, publicFolder, file)));
      return new Response(contents, { headers: { 'content-type': getMimeType(file) ?? '' } });
    }
    const page = documentPath(request);
    return page === null ? null : document(page);
  }

  async function document(pathname: string): Promise<Response> {
    const finish = (html: string) => html.replace('<head>', `$&${importMap(made?.imports ?? {})}${clientScript}`);
    if (!made) return documentResponse(finish(emptyPage), here);
    const { app, manifest: assets } = made;
    const content = contentOf(server);
    const documents = createDocuments({ ...app, assets, deployment: here, served: here, content });
    return documents.at(pathname, finish).catch((error) => documentResponse(finish(renderFailed(error)), here));
  }

  function renderFailed(error: unknown): string {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log(text);
    return errorPage('This page cannot be rendered', text);
  }
}
