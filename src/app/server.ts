/** What the build runs in Node: renders the shop as documents. */
export { renderExternalShell } from './server/render-external-shell';
export { renderPage } from './server/render-page';
export { disallowedPaths, renderShells } from './server/render-shells';
