/** What the commands of `build.mjs` use. */
export { atOwnOrigins, createDocuments } from '../src/app/server/documents';
export { addresses } from './addresses';
export { bundleBackend, contentOf, startBackend, startVisitedBackend } from './backend';
export { readConfig, rewriteDeployment } from './deployment';
export { failureText } from './failure-text';
export { readJson, stampOf, write } from './files';
export { readOptions } from './options';

/** What makes things takes long to load, and nothing needs it where all is made. */
export const loadMakers = () => import('./makers');
