/** The reference backend in a process of its own: node tests/support/serve.mjs <dist> <data folder> <port> <port> <products> */
import { loadTool } from '../../build/node-bundle.mjs';

const [dist, dataDir, port, thirdPartyPort, products] = process.argv.slice(2);
const root = process.cwd();
const { bundleBackend, startBackend } = await loadTool(root, 'tools');

await bundleBackend(root);
const backend = await startBackend(root, {
  dist,
  dataDir,
  port: Number(port),
  thirdPartyPort: Number(thirdPartyPort),
  products: Number(products),
  seed: 1,
});
process.send?.({ port: backend.port, thirdPartyPort: backend.thirdPartyPort });
process.on('disconnect', () => process.exit());
