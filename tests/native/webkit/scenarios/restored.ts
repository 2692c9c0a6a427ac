import assert from 'node:assert/strict';
import { plainProduct } from '../../../support/products';
import type { App } from '../app';
import type { Scenario } from '../scenario';
import { eventually } from '../steps';

/**
 * WebKit loses messages of a `MessageChannel` that are under way when the page enters the back-forward cache. With React's
 * scheduler on a bare channel this scenario fails in each of six runs (WebKitGTK 2.50.6), in the first to third round.
 * Where it happens: `messageAvailable` in https://github.com/WebKit/WebKit/blob/main/Source/WebCore/dom/MessagePort.cpp;
 * https://bugs.webkit.org has no report that we found.
 */
const rounds = 5;

/** Counts calls of the page's `setImmediate`, and can go through it in a loop of tasks, as the scheduler does. */
const observer = `
  const observed = (window.observed = { calls: 0, tasks: 0, restored: 0 });
  let own;
  Object.defineProperty(window, 'setImmediate', {
    get: () => own && ((callback) => { observed.calls++; own(callback); }),
    set: (value) => { own = value; },
  });
  const task = () => {
    for (const end = Date.now() + 20; Date.now() < end; );
    observed.tasks++;
    if (observed.isBusy) own(task);
  };
  window.beBusy = () => { observed.isBusy = true; own(task); };
  addEventListener('pageshow', ({ persisted }) => { if (persisted) observed.restored++; });
`;

interface Observed {
  calls: number;
  tasks: number;
  restored: number;
}

const observe = (app: App) => app.page.run('return observed') as Promise<Observed>;

export const restored: Scenario[] = [
  {
    name: 'a page that was left in the middle of its work goes on when the app goes back to it',
    async run({ way, launch }) {
      const product = plainProduct();
      const app = await launch({ atStart: [observer] });
      await app.open('/');
      await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE')?.path === '/');
      for (let round = 1; round <= rounds; round++) {
        await app.page.run('beBusy()');
        await app.page.run(`location.href = '${way.base}/varukorg/'`);
        await app.until('the next page', () => app.last('ROUTE_CHANGE')?.path === '/varukorg/');
        const { length } = app.all('READY');
        await app.host.call('goBack');
        await app.until('the page again', () => app.all('READY').length > length);
        const { tasks, restored: times } = await observe(app);
        assert.equal(times, round, 'from the back-forward cache');
        await eventually(async () => assert.ok((await observe(app)).tasks > tasks, `hangs in round ${round}`), 3_000);
        await app.page.run('observed.isBusy = false');
      }
      const { calls } = await observe(app);
      await app.send({ type: 'NAVIGATE', payload: { path: product.path } });
      await app.page.see({ role: 'heading', name: product.title });
      assert.ok((await observe(app)).calls > calls, 'React’s scheduler uses setImmediate');
    },
  },
];
