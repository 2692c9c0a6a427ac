import assert from 'node:assert/strict';
import { paths } from '../../../../src/routes/paths';
import { plainProduct } from '../../../support/products';
import { publishBundle } from '../published-bundle';
import type { Scenario } from '../scenario';
import { addToCart, toPayment } from '../steps';
import { below, served, shown, update, withBundles } from '../updating-app';

export const bundled: Scenario[] = [
  {
    name: 'bundled with the app: no request for code, whatever the customer does',
    without: served,
    async run({ way, launch }) {
      const app = await launch();
      await addToCart(app, plainProduct());
      await app.open(paths.search('kräm'));
      await app.page.see({ role: 'button', has: 'Köp' });
      await app.open(paths.checkout());
      await toPayment(app);
      const requests = app.events.flatMap((event) => (event.event === 'request' ? [event.url] : []));
      const own = requests.filter((url) => url.startsWith(way.base));
      assert.ok(own.some((url) => url.endsWith('.js')));
      // Services, data of pages, pictures of products, and what is in the frames of payment and delivery.
      const allowed = /^\/(api|page-data|media|frames)\//;
      const others = requests.filter((url) => !url.startsWith(way.base) && !/^(data|blob|about):/.test(url));
      assert.ok(others.some((url) => new URL(url).pathname.startsWith('/api/')));
      assert.deepEqual(
        others.filter((url) => !allowed.test(new URL(url).pathname)),
        [],
      );
    },
  },
  {
    name: 'bundled with the app: a newer bundle is downloaded in the background, and shown from the next start on',
    without: served,
    async run(stage) {
      const published = await publishBundle('second');
      try {
        await withBundles(stage, async (start) => {
          const first = await start();
          await first.open('/');
          const answer = await update(first, published.address);
          assert.deepEqual(answer, { outcome: 'ready', version: published.version, downloaded: 1 }, 'only what is new');
          assert.equal(await shown(first), null, 'what a page uses does not change under it');
          await first.open('/');
          assert.equal(await shown(first), null, 'nor at its next load');
          await first.host.close();
          const second = await start();
          await second.open('/');
          assert.equal(await shown(second), 'second');
          assert.deepEqual(await update(second, published.address), { outcome: 'current', version: published.version });
        });
      } finally {
        await published.close();
      }
    },
  },
  {
    name: 'bundled with the app: a corrupt file and a download that breaks off change nothing, and are made up for',
    without: served,
    async run(stage) {
      const published = await publishBundle('second');
      try {
        await withBundles(stage, async (start) => {
          for (const fault of ['corrupt', 'half'] as const) {
            published.fault = fault;
            const app = await start();
            await app.open('/');
            await assert.rejects(update(app, published.address), fault);
            await app.host.close();
          }
          published.fault = null;
          const app = await start();
          await app.open('/');
          assert.equal(await shown(app), null);
          await update(app, published.address);
          await app.host.close();
          const next = await start();
          await next.open('/');
          assert.equal(await shown(next), 'second');
        });
      } finally {
        await published.close();
      }
    },
  },
  {
    name: 'bundled with the app: a bundle with a path that leads elsewhere is refused before anything is fetched',
    without: served,
    async run(stage) {
      await withBundles(stage, async (start, folder) => {
        const app = await start();
        await app.open('/');
        for (const stray of ['../../stray.js', '/stray.js', 'assets\\..\\stray.js', 'stray.js\0', 'assets//stray.js']) {
          const published = await publishBundle('second', stray);
          try {
            await assert.rejects(update(app, published.address), /is no path/, stray);
            assert.deepEqual(published.asked, []);
          } finally {
            await published.close();
          }
        }
        assert.deepEqual(await below(folder, 'incoming'), []);
      });
    },
  },
];
