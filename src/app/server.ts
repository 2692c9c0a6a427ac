/** What the build runs in Node: renders the shop as documents. */
export { crawlerFiles } from './server/crawler-files';
export { inlineHashes } from './server/inline-hashes';
export { createRenderer, type Renderer } from './server/renderer';
export { shellAddresses } from './server/shell-addresses';
