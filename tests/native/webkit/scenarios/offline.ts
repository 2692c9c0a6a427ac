import assert from 'node:assert/strict';
import { shortcut } from '../../../support/products';
import type { App } from '../app';
import { withNetwork } from '../network';
import type { Scenario } from '../scenario';
import { eventually } from '../steps';

/** The engine takes from the system whether there is a network; here the app reports it. */
const connection = `
  let isOnline = true;
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => isOnline });
  window.setOnline = (next) => {
    isOnline = next;
    dispatchEvent(new Event(next ? 'online' : 'offline'));
  };
`;

const message = { role: 'status', has: 'Du är inte uppkopplad. Sidan öppnas när du har nätverk igen.' } as const;

/** What the shop shows without a network can no longer be loaded then. */
async function prepared(app: App, isPending: () => boolean): Promise<void> {
  const isNotice = (url: string) => /\/StayHere-[^/]*\.json$/.test(url);
  await app.until('the notice', () => app.events.some((event) => event.event === 'request' && isNotice(event.url)));
  await eventually(async () => assert.equal(isPending(), false));
  await app.page.run('await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

export const offline: Scenario[] = [
  {
    name: 'a page that cannot be had without a network: the shop says so, keeps the address, and opens it later',
    expected: /Failed to load resource|access control checks|not allowed by Access-Control-Allow-Origin/,
    async run({ way, launch, picture }) {
      const { link, category } = shortcut();
      await withNetwork(async (network) => {
        const app = await launch({ proxy: network.proxy, atStart: [connection] });
        // Not even fetched in advance.
        network.pass = (url, headers) => (url.pathname === `/page-data${category.path}index.json` ? null : headers);
        await app.open('/');
        await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE')?.path === '/');
        await prepared(app, () => network.pending > 0);

        network.pass = () => null;
        await app.page.run('setOnline(false)');
        await app.page.click({ role: 'link', has: link.title });
        await app.page.see(message);
        await picture(app, 'offline');
        assert.equal(app.last('ROUTE_CHANGE')?.path, '/');
        assert.equal(await app.host.call('address'), `${way.base}/`);
        await app.page.see({ role: 'link', has: link.title });

        network.pass = (_, headers) => headers;
        await app.page.run('setOnline(true)');
        await app.page.see({ role: 'heading', name: category.title });
        await app.page.gone(message);
        await app.until('the category', () => app.last('ROUTE_CHANGE')?.path === category.path);
        assert.equal(app.all('READY').length, 1, 'all in one document');
      });
    },
  },
];
