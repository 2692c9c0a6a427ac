import { expect, test } from 'vitest';
import type { Transfer } from './traffic';
import { showWaits, waitsBefore } from './waits';

function transfer(path: string, started: number, ended: number, kind: Transfer['kind'] = 'script'): Transfer {
  return { url: `http://localhost:4300${path}`, kind, started, ended, body: 0, wire: 0 };
}

const page = transfer('/external/kassa/', 0, 200, 'document');
const script = transfer('/assets/entry.js', 190, 500);
const beside = transfer('/assets/texts.js', 210, 450);
const cart = transfer('/api/cart', 720, 900, 'other');
const start = { at: 510, duration: 200, script: 'entry.js' };

test('a moment waited for what ended last before it, and that for what ended last before it began', () => {
  expect(showWaits(waitsBefore(910, [page, beside, script, cart], [start]))).toBe(
    '190-500 /assets/entry.js | 510-710 task (entry.js) | 720-900 /api/cart',
  );
});

test('what comes after the moment, what never comes and pictures are nothing that it waited for', () => {
  const picture = transfer('/picture.avif', 210, 650, 'picture');
  const pending = transfer('/api/status', 210, Number.POSITIVE_INFINITY, 'other');
  expect(waitsBefore(650, [page, beside, picture, pending, cart], [])).toEqual([
    { what: '/external/kassa/', from: 0, until: 200 },
    { what: '/assets/texts.js', from: 210, until: 450 },
  ]);
});

test('a task that the browser names no script for is reported as a task', () => {
  expect(showWaits(waitsBefore(200, [], [{ at: 100, duration: 60, script: '' }]))).toBe('100-160 task');
});
