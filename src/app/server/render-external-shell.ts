import { renderDocument } from '../document/document';
import type { Environment } from './environment';
import { filesByAddress } from './files-by-address';
import { otherPartFiles } from './other-part-files';
import { renderOutlines } from './render-outlines';

/** What an app opens first: its styles and texts are in the document. */
const present = ['CheckoutScreen'];

/** The external mode's only document: it contains what screens resemble, and every address in it is relative. */
export async function renderExternalShell({ assets, config, publicOrigin }: Environment): Promise<string> {
  const title = config.operator.tradeName;
  return renderDocument({
    assets,
    config,
    publicOrigin,
    seo: { title, description: title, path: '/external/', index: false },
    parts: [],
    deferredParts: present,
    structured: [],
    image: null,
    kind: 'website',
    markup: '',
    files: filesByAddress(assets, present),
    templates: await renderOutlines(),
    data: {
      shell: 'external',
      page: null,
      present,
      texts: Object.assign({}, assets.shell.messages, ...present.map((name) => assets.parts[name]?.messages)),
      parts: otherPartFiles(assets, { present, styled: [] }),
      config,
    },
  });
}
