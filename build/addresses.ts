import { existsSync } from 'node:fs';
import path from 'node:path';

/** What `npm start` and `npm run dev` serve, as lines of a table. Pages of the last build are in it once there has been one. */
export function addresses(root: string, { port, thirdPartyPort }: { port: number; thirdPartyPort: number }) {
  const shop = `http://localhost:${port}`;
  const thirdParties = `http://127.0.0.1:${thirdPartyPort}`;
  const isBuilt = existsSync(path.join(root, 'dist/harness/index.html'));
  if (process.env.LUCKAN_TESTS === '0') return [...pagesOfShop(shop), `third parties  ${thirdParties}/`];
  const built = [
    `harness        ${shop}/harness/`,
    `               ${thirdParties}/harness/ (on another site)`,
    `ui             ${shop}/dev/ui/`,
    `events         ${shop}/dev/events/`,
  ];
  return [
    ...pagesOfShop(shop),
    ...(isBuilt ? built : ['harness, ui and events are pages of `npm run build`']),
    `third parties  ${thirdParties}/`,
  ];
}

function pagesOfShop(shop: string): string[] {
  return [`site           ${shop}/`, `external shell ${shop}/external/`];
}
