/** The server that is measured, in a process of its own: node tests/bench/serve.mjs <dist> <data folder> <port> <port> <products> */
import { bundleBackend, startBackend } from '../../build/backend.mjs';

const [dist, dataDir, port, thirdPartyPort, products] = process.argv.slice(2);
const root = process.cwd();

await bundleBackend(root);
await startBackend(root, {
  dist,
  dataDir,
  port: Number(port),
  thirdPartyPort: Number(thirdPartyPort),
  products: Number(products),
  seed: 1,
});
process.send?.('ready');
process.on('disconnect', () => process.exit());
