import type { Assets } from '../document/assets';
import { fetchPages } from './content-source';
import { documentHeaders } from './headers/header-files';
import { inlineHashes } from './inline-hashes';
import type { Renderer } from './renderer';

interface Deployment {
  /** As read from its file. */
  config: unknown;
  publicOrigin: string;
}

interface DocumentsInput {
  createRenderer: (environment: Deployment & { assets: Assets }) => Renderer;
  assets: Assets;
  /** What is rendered into the documents. */
  deployment: Deployment;
  /** What their headers name: the same at the ports of the server. */
  served: Deployment;
  /** Address of the content source. */
  content: string;
}

/** The documents of a build, each rendered when it is requested. */
export function createDocuments({ createRenderer, assets, deployment, served, content }: DocumentsInput) {
  const renderer = createRenderer({ assets, ...deployment });

  async function at(pathname: string, finish = (html: string) => html): Promise<Response> {
    const { html, isFound } = await renderer.at(pathname, async (page) => (await fetchPages(content, [page]))[0]);
    return documentResponse(finish(html), served, isFound ? 200 : 404);
  }

  return {
    at,
    /** Null if something else than a document is requested. */
    async answer(request: Request): Promise<Response | null> {
      const pathname = documentPath(request);
      return pathname === null ? null : at(pathname);
    },
  };
}

/** The path of the document that is requested; null if it is something else, or of a service. */
export function documentPath({ method, url }: Request): string | null {
  const { pathname } = new URL(url);
  const isDocument = ['GET', 'HEAD'].includes(method) && pathname.endsWith('/');
  return isDocument && !/^\/(harness|dev|healthz|api)\//.test(pathname) ? pathname : null;
}

export function documentResponse(html: string, deployment: Deployment, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      ...documentHeaders({ ...deployment, inline: inlineHashes(html) }),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}

/** The same at the ports of a server. */
export function atOwnOrigins(
  { config, publicOrigin }: Deployment,
  { atOwnOrigins }: { atOwnOrigins(text: string): string },
): Deployment {
  return { config: JSON.parse(atOwnOrigins(JSON.stringify(config))), publicOrigin: atOwnOrigins(publicOrigin) };
}
