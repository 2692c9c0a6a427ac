import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { wakeAfterCache } from '../../../build/scheduler-wakes.mjs';

const file = 'node_modules/scheduler/cjs/scheduler.production.js';

/** A page whose channel holds messages back while the page is away, and brings them when another one comes. */
function page() {
  let away = false;
  let held = 0;
  const onShow: (() => void)[] = [];
  const port1: { onmessage?: () => void } = {};
  const globals = {
    exports: {} as { unstable_scheduleCallback: (priority: number, work: () => void) => void },
    MessageChannel: class {
      port1 = port1;
      port2 = {
        postMessage() {
          held += 1;
          if (away) return;
          for (; held > 0; held--) port1.onmessage?.();
        },
      };
    },
    addEventListener: (type: string, listener: () => void) => type === 'pageshow' && onShow.push(listener),
    performance,
    setTimeout,
    clearTimeout,
  };
  return {
    globals,
    leave() {
      away = true;
    },
    comeBack() {
      away = false;
      for (const listener of onShow) listener();
    },
  };
}

test('work that was under way when the page went into the back-forward cache goes on when it is back', async () => {
  const { globals, leave, comeBack } = page();
  runInContext(wakeAfterCache(await readFile(file, 'utf8')), createContext(globals));
  const done: string[] = [];
  const schedule = (name: string) => globals.exports.unstable_scheduleCallback(3, () => void done.push(name));
  schedule('before');
  leave();
  schedule('under way');
  expect(done).toEqual(['before']);
  comeBack();
  schedule('after');
  expect(done).toEqual(['before', 'under way', 'after']);
});

test('a scheduler that calls itself in another way is not built', () => {
  expect(() => wakeAfterCache('function schedule() {}')).toThrow('read it anew');
});
