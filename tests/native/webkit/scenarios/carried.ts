import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '../../../../src/routes/paths';
import { plainProduct } from '../../../support/products';
import type { App } from '../app';
import { type PublishedBundle, publishBundle } from '../published-bundle';
import type { Scenario, Stage } from '../scenario';
import { addToCart, toPayment } from '../steps';

const served = { http: 'the shop itself serves its files' };

/** An app that carries the shop and keeps newer bundles in a folder of its own, over all of its starts. */
async function withBundles(
  { launch, way }: Stage,
  action: (start: () => Promise<App>, folder: string) => Promise<void>,
): Promise<void> {
  const bundles = await mkdtemp(path.join(tmpdir(), 'bundles-'));
  const { scheme } = way.settings;
  assert.ok(scheme);
  try {
    await action(() => launch({ scheme: { ...scheme, bundles } }), bundles);
  } finally {
    await rm(bundles, { recursive: true });
  }
}

/** The name of the bundle that is shown; null for the one that the app was shipped with. */
const shown = (app: App) => app.page.run(`return document.querySelector('meta[name=bundle]')?.content ?? null`);
const update = (app: App, address: string) => app.host.call('update', { address });

/** Starts the app, downloads this bundle, and shows it at the next start. */
async function change(start: () => Promise<App>, { address, version }: PublishedBundle): Promise<unknown> {
  const before = await start();
  await before.open('/');
  const answer = await update(before, address);
  await before.host.close();
  const after = await start();
  await after.open('/');
  assert.deepEqual(await update(after, address), { outcome: 'current', version });
  const name = await shown(after);
  await after.host.close();
  return { name, ...(answer as object) };
}

const loads = (app: App) => app.events.filter(({ event }) => event === 'loaded').length;

/** The names below a folder; none if there is no folder. */
const below = (...path_: string[]) => readdir(path.join(...path_)).catch(() => []);

export const carried: Scenario[] = [
  {
    name: 'carried in the app: no request for code, whatever the customer does',
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
    name: 'carried in the app: a newer bundle is downloaded in the background, and shown from the next start on',
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
    name: 'carried in the app: a corrupt file and a download that breaks off change nothing, and are made up for',
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
    name: 'carried in the app: a bundle that does not start is rolled back, and not taken again',
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
    name: 'carried in the app: a bundle that does not start is rolled back, too, if the app is ended before it could be',
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
    name: 'carried in the app: an older bundle that is published again is shown again, and old ones are removed',
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
          const kept = [second.version, fourth.version].sort();
          assert.deepEqual(
            (await below(folder, 'versions')).sort(),
            kept,
            'the one that is shown, and the one before it',
          );
        });
      } finally {
        for (const each of [second, third, fourth]) await each.close();
      }
    },
  },
  {
    name: 'carried in the app: what was begun of a bundle that is withdrawn is removed, and one that waits is not shown',
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
  {
    name: 'carried in the app: a bundle with a path that leads elsewhere is refused before anything is fetched',
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
