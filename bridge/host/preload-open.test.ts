import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUp } from './testing/preload-stage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('one that is still loading is waited for', async () => {
  const { preload, route } = setUp();
  preload.start();
  const opened = preload.open('/');
  route('/');
  expect(await opened).toBe(true);
});

it('a page that does not answer is shown as it is, within a second at most', async () => {
  const { preload, route } = setUp();
  preload.start();
  route('/');
  const opened = preload.open('/kassa/');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await opened).toBe(true);
});

it('one that is loading and silent is waited for no longer than five seconds after the tap', async () => {
  const { preload } = setUp();
  preload.start();
  vi.advanceTimersByTime(2000);
  const opened = preload.open('/');
  await vi.advanceTimersByTimeAsync(4999);
  expect(preload.state.name).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(await opened).toBe(false);
  expect(preload.state).toEqual({ name: 'failed', reason: 'silentPage' });
  expect(preload.hidden, 'the address is loaded as usual').toBe(false);
});

it('one that has reported that it is ready meanwhile is waited for anew', async () => {
  const { preload, ready, route } = setUp();
  preload.start();
  const opened = preload.open('/');
  await vi.advanceTimersByTimeAsync(4000);
  ready();
  await vi.advanceTimersByTimeAsync(4000);
  route('/');
  expect(await opened).toBe(true);
});

it('a path that no page can have is refused without being sent', async () => {
  const { preload, sent, route } = setUp((type) => type !== 'NAVIGATE');
  preload.start();
  route('/');
  expect(await preload.open('kassa')).toBe(false);
  expect(sent).toEqual([]);
  expect(preload.state).toEqual({ name: 'failed', reason: 'refused' });
});

it('a path that does not exist is refused, also in a page that is shown, which stays there', async () => {
  const { preload, states, route } = setUp();
  preload.start();
  route('/');
  await preload.open('/');
  const opened = preload.open('/nowhere/');
  await vi.advanceTimersByTimeAsync(0);
  preload.received({ type: 'FAULT', payload: { code: 'REFUSED', about: 'NAVIGATE', field: 'path' } });
  expect(await opened).toBe(false);
  expect(states).toEqual(['loading', 'ready', 'idle']);
  const other = preload.open('/kassa/');
  await vi.advanceTimersByTimeAsync(0);
  route('/kassa/');
  expect(await other).toBe(true);
});

it('the answer to a path that does not exist ends the wait, and no other fault does', async () => {
  const { preload, sent, route } = setUp();
  preload.start();
  route('/');
  const opened = preload.open('/nowhere/');
  await Promise.resolve();
  preload.received({ type: 'FAULT', payload: { code: 'MALFORMED', about: 'INSETS' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([['NAVIGATE', { path: '/nowhere/' }]]);
  preload.received({ type: 'FAULT', payload: { code: 'REFUSED', about: 'NAVIGATE', field: 'path' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(await opened).toBe(false);
  expect(sent).toHaveLength(1);
  expect(preload.state).toEqual({ name: 'failed', reason: 'refused' });
  expect(preload.hidden, 'the address is loaded as usual').toBe(false);
});

it('more of the page that is there is requested', async () => {
  const { preload, sent, route } = setUp();
  preload.start();
  route('/kassa/');
  const opened = preload.open('/kassa/?tg=1:1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await opened).toBe(true);
  expect(sent).toEqual([
    ['NAVIGATE', { path: '/kassa/?tg=1:1' }],
    ['VISIBILITY', { visible: true }],
  ]);
});

it('a page whose process ends while it is opened is not shown', async () => {
  const { preload, sent, states, route } = setUp();
  preload.start();
  route('/');
  const opened = preload.open('/kassa/');
  preload.failed('ended');
  expect(await opened).toBe(false);
  expect(sent).toEqual([['NAVIGATE', { path: '/kassa/' }]]);
  expect(states.at(-1)).toBe('failed');
});

it('a page that reports itself again while another is opened is not taken for that one', async () => {
  const { preload, sent, route } = setUp();
  preload.start();
  route('/');
  const opened = preload.open('/kassa/');
  await vi.advanceTimersByTimeAsync(0);
  route('/');
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([['NAVIGATE', { path: '/kassa/' }]]);
  route('/kassa/');
  expect(await opened).toBe(true);
  expect(sent.at(-1)).toEqual(['VISIBILITY', { visible: true }]);
});

it.each([
  ['more of the page that is there', '/kassa/', '/kassa/?tg=1:1'],
  ['another one of its pattern', '/order/:id/', '/order/2/'],
])('%s has come once the page reports itself again', async (_what, shown, path) => {
  const { preload, sent, route } = setUp();
  preload.start();
  route(shown);
  const opened = preload.open(path);
  await vi.advanceTimersByTimeAsync(0);
  route(shown);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual(['VISIBILITY', { visible: true }]);
  expect(await opened).toBe(true);
});

it('a second tap gets the answer of the first, before and after the page is shown', async () => {
  const { preload, sent, route } = setUp();
  preload.start();
  const beforeReady = [preload.open('/kassa/?tg=1:1'), preload.open('/kassa/?tg=1:1')];
  route('/');
  await vi.advanceTimersByTimeAsync(0);
  const whileOpening = preload.open('/kassa/?tg=1:1');
  route('/kassa/');
  expect(await Promise.all([...beforeReady, whileOpening])).toEqual([true, true, true]);
  expect(await preload.open('/kassa/?tg=1:1')).toBe(true);
  expect(sent).toEqual([
    ['NAVIGATE', { path: '/kassa/?tg=1:1' }],
    ['VISIBILITY', { visible: true }],
  ]);
});

it('what is shown shows another page, or the same one once the customer has gone elsewhere', async () => {
  const { preload, sent, states, route } = setUp();
  preload.start();
  route('/');
  await preload.open('/');
  const other = preload.open('/kassa/');
  await vi.advanceTimersByTimeAsync(0);
  route('/kassa/');
  expect(await other).toBe(true);
  route('/recept/');
  const again = preload.open('/kassa/');
  route('/kassa/');
  expect(await again).toBe(true);
  const navigations = sent.filter((message) => (message as string[])[0] === 'NAVIGATE');
  expect(navigations).toEqual([
    ['NAVIGATE', { path: '/kassa/' }],
    ['NAVIGATE', { path: '/kassa/' }],
  ]);
  expect(states).toEqual(['loading', 'ready', 'idle']);
});

it('another page that is tapped on meanwhile follows the first', async () => {
  const { preload, sent, route } = setUp();
  preload.start();
  route('/');
  const opened = [preload.open('/kassa/'), preload.open('/recept/')];
  route('/kassa/');
  await vi.advanceTimersByTimeAsync(0);
  route('/recept/');
  expect(await Promise.all(opened)).toEqual([true, true]);
  expect(sent).toContainEqual(['NAVIGATE', { path: '/recept/' }]);
});

it('what was shown is not there any more once it has ended', async () => {
  const { preload, route } = setUp();
  preload.start();
  route('/');
  await preload.open('/');
  preload.failed('ended');
  expect(await preload.open('/')).toBe(false);
  expect(preload.state.name).toBe('idle');
});
