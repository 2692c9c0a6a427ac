import { siteHeader } from '../chrome/chrome';
import type { Assets } from './assets';
import type { DocumentData } from './document-data';
import { shellFilesScript, startScript } from './inline-scripts';

interface CodeRequestsInput {
  assets: Assets;
  data: Pick<DocumentData, 'page' | 'shell'>;
  /** Parts whose chunks are preloaded. */
  parts: readonly string[];
  /** A picture is requested in the head: the page's main one, as a rule the largest that it shows. */
  hasMainPicture: boolean;
}

interface CodeRequests {
  /** At the beginning of the head. */
  first: string;
  /** At its end. */
  last: string;
  /** At the end of the body: starts the shop. */
  start: string;
}

/** How a document requests configuration and code: in its head, or once the page's main picture has come. */
export function codeRequests(input: CodeRequestsInput): CodeRequests {
  const { assets, parts, hasMainPicture } = input;
  const { page, shell } = input.data;
  const filesOf = (name: string) => assets.parts[name]?.js ?? [];
  const withEntry = (names: readonly string[]) => [
    ...new Set([assets.entry, ...assets.stages, ...names.flatMap(filesOf)]),
  ];
  if (shell === 'external') {
    const files = ['config.json', ...withEntry(parts)].join(' ');
    return {
      first: `<script data-files="${files}">${shellFilesScript}</script>`,
      last: '',
      start: startWith(`data-files="${assets.entry}"`),
    };
  }
  const configuration = '<link rel="preload" href="/config.json" as="fetch" crossorigin>';
  const preloads = (files: string[]) => files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  if (page === null) {
    return {
      first: configuration + preloads(withEntry(parts)),
      last: '',
      start: startWith(`data-base="/" data-files="${assets.entry}"`),
    };
  }
  // The document of a page may serve an app, which has a header of its own and needs the bridge.
  const shared = withEntry(parts.filter((name) => name !== siteHeader.name));
  const onlyIn = (name: string) =>
    filesOf(name)
      .filter((file) => !shared.includes(file))
      .join(' ');
  const byMode = `data-on-site="${onlyIn(siteHeader.name)}" data-in-app="${onlyIn('app-embedder')}"`;
  if (hasMainPicture) {
    return {
      first: '',
      last: configuration,
      start: startWith(`data-base="/" ${byMode} data-after-picture data-files="${shared.join(' ')}"`),
    };
  }
  return {
    first: configuration + preloads(shared),
    last: '',
    start: startWith(`data-base="/" ${byMode} data-files="${assets.entry}"`),
  };
}

function startWith(attributes: string): string {
  return `<script ${attributes}>${startScript}</script>`;
}
