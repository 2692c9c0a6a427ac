import { expect, it, vi } from 'vitest';
import { differenceOf } from '../../protocol/difference';
import type { LogEntry } from '../log/log';
import { initialSetup } from '../setup/setup';
import { type Recorded, readRecording, recordingOf } from './recording';
import { assertRecording, type Replay, replayToGuest, stopped } from './replay';

const recorded = (direction: Recorded['direction'], type: string, payload: unknown = {}, after = 0): Recorded => ({
  after,
  direction,
  type,
  payload,
});

function replay(...toHost: { type: string; payload: unknown }[]) {
  const sent: unknown[] = [];
  const waited: number[] = [];
  const on: Replay = {
    host: { send: (type, payload) => sent.push([type, payload]) > 0, back: async () => sent.push(['BACK']) > 0 },
    nextToHost: async () => toHost.shift() ?? null,
    token: async () => ({ accessToken: 'fresh', expiresAt: 1 }),
    wait: async (milliseconds) => void waited.push(milliseconds),
    isOver: () => false,
    onStep: vi.fn(),
  };
  return { on, sent, waited };
}

it('a recording is unchanged after writing and reading, with its set-up', () => {
  const setup = { ...initialSetup, transport: 'android' } as const;
  const entry = (type: string, time: number): LogEntry => ({
    direction: 'toHost',
    type,
    payload: { a: 1 },
    id: 'i',
    session: 's',
    seq: 0,
    number: 1,
    at: new Date(time),
  });
  const text = JSON.stringify(recordingOf([entry('READY', 1000), entry('ROUTE_CHANGE', 1250)], setup));
  expect(readRecording(text)).toMatchObject({
    startsWith: setup,
    messages: [
      { type: 'READY', after: 0 },
      { type: 'ROUTE_CHANGE', after: 250 },
    ],
  });
});

it.each(['', '[]', '{"luckanRecording":2}', '{"luckanRecording":1,"setup":"","messages":[{}]}'])(
  '%j is not a recording',
  (text) => expect(readRecording(text)).toBeNull(),
);

it('a replay sends the app’s messages with their timing, a current token and without hidden fields', async () => {
  const { on, sent, waited } = replay();
  const steps = await replayToGuest(
    [
      recorded('toHost', 'READY', {}, 0),
      recorded('toGuest', 'HELLO', {}, 5),
      recorded('toGuest', 'TOKEN', { accessToken: '[redacted]', expiresAt: 5 }, 10),
      recorded('toGuest', 'CART_REFRESH', { cartId: '[redacted]' }, 60),
      recorded('toGuest', 'BACK', {}, 60),
    ],
    on,
  );
  expect(sent).toEqual([['TOKEN', { accessToken: 'fresh', expiresAt: 1 }], ['CART_REFRESH', {}], ['BACK']]);
  expect(waited).toEqual([0, 5, 5, 50, 0]);
  expect(steps.map(({ result }) => result)).toEqual(['skipped', 'skipped', 'passed', 'passed', 'passed']);
});

it('stops when the shop is reloaded', async () => {
  const { on, sent } = replay();
  let over = false;
  const steps = await replayToGuest([recorded('toGuest', 'RESUMED'), recorded('toGuest', 'BACK')], {
    ...on,
    isOver: () => over,
    onStep: () => {
      over = sent.length > 0;
    },
  });
  expect(sent).toEqual([['RESUMED', {}]]);
  expect(steps).toHaveLength(1);
});

it('a run that was stopped is not shown as running', () => {
  const [done, next] = [recorded('toGuest', 'RESUMED'), recorded('toHost', 'ROUTE_CHANGE')];
  const steps = stopped([
    { message: done, result: 'passed' },
    { message: next, result: 'running' },
  ]);
  expect(steps.map(({ result, reason }) => [result, reason])).toEqual([
    ['passed', undefined],
    ['skipped', 'stopped'],
  ]);
});

it('an event of analytics may come before or after a state that it does not depend on', async () => {
  const viewed = { type: 'ANALYTICS_EVENT', payload: { name: 'page_viewed' } };
  const cart = { type: 'CART_CHANGE', payload: { numberOfItems: 0 } };
  const messages = [
    recorded('toHost', cart.type, cart.payload),
    recorded('toHost', viewed.type, viewed.payload),
    recorded('toHost', 'ROUTE_CHANGE', { path: '/' }),
  ];
  const route = { type: 'ROUTE_CHANGE', payload: { path: '/' } };
  const results = async (...sent: Parameters<typeof replay>) =>
    (await assertRecording(messages, replay(...sent).on)).map(({ result }) => result);
  expect(await results(viewed, cart, route)).toEqual(['passed', 'passed', 'passed']);
  expect(await results(cart, route, viewed)).toEqual(['passed', 'passed', 'passed']);
  expect(await results(cart, route)).toEqual(['passed', 'failed', 'passed']);
  expect(await results(route, cart, viewed)).toEqual(['failed', 'passed', 'failed']);
});

it('a test expects every message of the shop again, in order', async () => {
  const messages = [
    recorded('toHost', 'ROUTE_CHANGE', { path: '/' }),
    recorded('toGuest', 'NAVIGATE', { path: '/kassa/' }),
    recorded('toHost', 'ROUTE_CHANGE', { path: '/kassa/' }),
  ];
  const same = replay(
    { type: 'ROUTE_CHANGE', payload: { path: '/' } },
    { type: 'ROUTE_CHANGE', payload: { path: '/kassa/' } },
  );
  expect((await assertRecording(messages, same.on)).every(({ result }) => result === 'passed')).toBe(true);
  const other = replay({ type: 'READY', payload: {} }, { type: 'ROUTE_CHANGE', payload: { path: '/sok/' } });
  expect((await assertRecording(messages, other.on)).map(({ result, reason }) => [result, reason])).toEqual([
    ['failed', 'received READY instead'],
    ['passed', undefined],
    ['failed', 'different: payload.path'],
  ]);
  expect((await assertRecording(messages, replay().on))[0]).toMatchObject({ result: 'failed', reason: 'not received' });
});

it('hidden fields equal any value, at any depth', () => {
  expect(differenceOf({ a: [{ b: '[redacted]' }] }, { a: [{ b: 7 }] })).toBeNull();
  expect(differenceOf({ a: [{ b: 6 }] }, { a: [{ b: 7 }] })).toBe('payload.a.0.b');
  expect(differenceOf({ a: 1 }, { a: 1, c: 2 })).toBe('payload.c');
});

it('a test leaves out what the shop has measured, in the recording and now', async () => {
  const vital = (value: number) => ({ name: 'web_vital', parameters: { name: 'FCP', value } });
  const { on } = replay(
    { type: 'ANALYTICS_EVENT', payload: vital(310) },
    { type: 'ROUTE_CHANGE', payload: { path: '/' } },
  );
  const steps = await assertRecording(
    [recorded('toHost', 'ROUTE_CHANGE', { path: '/' }), recorded('toHost', 'ANALYTICS_EVENT', vital(620))],
    on,
  );
  expect(steps.map(({ result }) => result)).toEqual(['passed', 'skipped']);
});
