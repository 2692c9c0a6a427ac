import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { defineSetImmediate } from './set-immediate';

/** A page whose channel delays messages while it is in the back-forward cache, until another one is posted. */
function createPage() {
  let cached = false;
  let held = 0;
  const onShow: (() => void)[] = [];
  const port1: { onmessage?: () => void } = {};
  const channel = {
    port1,
    port2: {
      postMessage() {
        held += 1;
        if (cached) return;
        while (held > 0) {
          held -= 1;
          port1.onmessage?.();
        }
      },
    },
  };
  const page = {
    addEventListener: (type: string, listener: () => void) => type === 'pageshow' && onShow.push(listener),
    setImmediate: (_: () => void) => {},
  };
  defineSetImmediate(page as unknown as Window, channel as unknown as MessageChannel);
  return {
    page,
    leave() {
      cached = true;
    },
    comeBack() {
      cached = false;
      for (const listener of onShow) listener();
    },
  };
}

test('callbacks run once each, in order, including those added by a callback', () => {
  const { page } = createPage();
  const done: string[] = [];
  page.setImmediate(() => {
    done.push('first');
    page.setImmediate(() => done.push('of the first'));
  });
  page.setImmediate(() => done.push('second'));
  expect(done).toEqual(['first', 'of the first', 'second']);
});

test('callbacks pending in the back-forward cache run when the page is shown again', () => {
  const { page, leave, comeBack } = createPage();
  const done: string[] = [];
  leave();
  page.setImmediate(() => done.push('first'));
  page.setImmediate(() => done.push('second'));
  expect(done).toEqual([]);
  comeBack();
  expect(done).toEqual(['first', 'second']);
  comeBack();
  expect(done).toEqual(['first', 'second']);
});

test('React’s scheduler, as published, continues after the back-forward cache', async () => {
  const { page, leave, comeBack } = createPage();
  const scheduler = { unstable_scheduleCallback: (_priority: number, _work: () => void) => {} };
  const globals = { exports: scheduler, setImmediate: page.setImmediate, performance, setTimeout, clearTimeout };
  runInContext(await readFile('node_modules/scheduler/cjs/scheduler.production.js', 'utf8'), createContext(globals));
  const done: string[] = [];
  const schedule = (name: string) => scheduler.unstable_scheduleCallback(3, () => void done.push(name));
  schedule('before');
  leave();
  schedule('under way');
  expect(done).toEqual(['before']);
  comeBack();
  schedule('after');
  expect(done).toEqual(['before', 'under way', 'after']);
});
