import esbuild from 'esbuild';
import { getMimeType } from 'hono/utils/mime';
import { problemsOfBuild, toText } from '../src/app/development/problems';
import { atOwnOrigins, createDocuments, documentPath, documentResponse } from '../src/app/server/documents';
import { addresses } from './addresses';
import { bundleBackend, contentOf, startVisitedBackend } from './backend';
import type { Bundled, Bundler } from './bundler';
import { clientScript, createOpenPages } from './open-pages';
import type { Options } from './options';
import { loadApp } from './site';
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
  const first = rebuild();
  await first;
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
    const { manifest, files, imports, complaint } = await bundler.bundle();
    if (complaint) log(complaint);
    return { manifest, files, imports, app: await loadApp(bundler.serverBundle) };
  }

  async function intercept(request: Request): Promise<Response | null> {
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

/** A page without scripts of the shop, which reloads itself like every other. */
function errorPage(title: string, text = ''): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><pre>${escaped}</pre></body></html>`;
}

/** Where a page's scripts find the packages that they import by name. */
function importMap(imports: Record<string, string>): string {
  const addresses = Object.entries(imports).map(([name, file]) => [name, `/${file}`]);
  return `<script type="importmap">${JSON.stringify({ imports: Object.fromEntries(addresses) })}</script>`;
}
