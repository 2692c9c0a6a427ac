import assert from 'node:assert/strict';
import { publishBundle } from '../published-bundle';
import type { Scenario } from '../scenario';
import { below, change, loads, served, shown, update, withBundles } from '../updating-app';

/** The ways back to a bundle that was shown before. */
export const bundledRollback: Scenario[] = [
  {
    name: 'bundled with the app: a bundle that does not start is rolled back, and not taken again',
    without: served,
    async run(stage) {
      const published = await publishBundle('broken');
      try {
        await withBundles(stage, async (start) => {
          const first = await start();
          await first.open('/');
          await update(first, published.address);
          await first.host.close();
          const second = await start();
          // READY comes from the bundle before it, once the app has waited long enough for this one's.
          await second.open('/');
          assert.equal(await shown(second), null);
          assert.deepEqual(await update(second, published.address), {
            outcome: 'rejected',
            version: published.version,
          });
        });
      } finally {
        await published.close();
      }
    },
  },
  {
    name: 'bundled with the app: a bundle that does not start is rolled back, too, if the app is ended before it could be',
    without: served,
    async run(stage) {
      const published = await publishBundle('broken');
      try {
        await withBundles(stage, async (start) => {
          const first = await start();
          await first.open('/');
          await update(first, published.address);
          await first.host.close();
          for (let ended = 0; ended < 2; ended += 1) {
            const app = await start();
            await app.host.call('load', { url: `${stage.way.base}/` });
            await app.until('the page without a shop', () => loads(app) === 1);
            await app.host.close();
          }
          const last = await start();
          await last.open('/');
          assert.equal(await shown(last), null);
          assert.equal(loads(last), 1, 'no page of the broken bundle was tried again');
          assert.deepEqual(await update(last, published.address), { outcome: 'rejected', version: published.version });
        });
      } finally {
        await published.close();
      }
    },
  },
  {
    name: 'bundled with the app: an older bundle that is published again is shown again, and old ones are removed',
    without: served,
    async run(stage) {
      const [second, third, fourth] = await Promise.all(
        ['second', 'third', 'fourth'].map((name) => publishBundle(name)),
      );
      assert.ok(second && third && fourth);
      try {
        await withBundles(stage, async (start, folder) => {
          const ready = { outcome: 'ready', downloaded: 1 };
          assert.deepEqual(await change(start, second), { name: 'second', ...ready, version: second.version });
          assert.deepEqual(await change(start, third), { name: 'third', ...ready, version: third.version });
          const again = { name: 'second', outcome: 'ready', downloaded: 0, version: second.version };
          assert.deepEqual(await change(start, second), again, 'it is here already');
          assert.deepEqual(await change(start, fourth), { name: 'fourth', ...ready, version: fourth.version });
          const stored = [second.version, fourth.version].sort();
          assert.deepEqual(
            (await below(folder, 'versions')).sort(),
            stored,
            'the one that is shown, and the one before it',
          );
        });
      } finally {
        for (const each of [second, third, fourth]) await each.close();
      }
    },
  },
  {
    name: 'bundled with the app: what was begun of a bundle that is withdrawn is removed, and one that waits is not shown',
    without: served,
    async run(stage) {
      const [second, third] = [await publishBundle('second'), await publishBundle('third')];
      try {
        await withBundles(stage, async (start, folder) => {
          await change(start, second);
          const app = await start();
          await app.open('/');
          third.fault = 'half';
          await assert.rejects(update(app, third.address));
          third.fault = null;
          assert.deepEqual(await update(app, second.address), { outcome: 'current', version: second.version });
          assert.deepEqual(await below(folder, 'incoming'), []);
          await update(app, third.address);
          await update(app, second.address);
          await app.host.close();
          const next = await start();
          await next.open('/');
          assert.equal(await shown(next), 'second', 'the third is not published any more');
          assert.deepEqual(await below(folder, 'versions'), [second.version]);
        });
      } finally {
        await second.close();
        await third.close();
      }
    },
  },
];
