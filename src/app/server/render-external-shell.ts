import { renderDocument } from '../document/document';
import type { Environment } from './environment';
import { filesByAddress } from './files-by-address';
import { otherPartFiles } from './other-part-files';
import { renderOutlines } from './render-outlines';

/** The external mode's only document: it contains what screens resemble, and every address in it is relative. */
export async function renderExternalShell({ assets, config, publicOrigin }: Environment): Promise<string> {
  const title = config.operator.tradeName;
  return renderDocument({
    assets,
    config,
    publicOrigin,
    seo: { title, description: title, path: '/external/', index: false },
    parts: [],
    deferredParts: [],
    structured: [],
    image: null,
    kind: 'website',
    markup: '',
    files: filesByAddress(assets),
    templates: await renderOutlines(),
    data: {
      shell: 'external',
      page: null,
      present: [],
      texts: assets.shell.messages,
      parts: otherPartFiles(assets, { present: [], styled: [] }),
      config,
    },
  });
}
