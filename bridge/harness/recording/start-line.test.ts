import { expect, it } from 'vitest';
import type { LogEntry } from '../log/log';
import { startLineOf } from './start-line';

const times = {
  ...{ ready: 400, hello: 420, usable: 1100, requests: 2, bytes: 214_300 },
  ...{ requestStarts: [0, 60], requestEnds: [50, 1250], requestBytes: [4300, 210_000] },
  ...{ longTaskStarts: [300], longTaskEnds: [380] },
};

const entry = (type: string, milliseconds: number, session = 's1', payload: unknown = {}): LogEntry => ({
  direction: type === 'HELLO' ? 'toGuest' : 'toHost',
  type,
  payload,
  id: 'a',
  session,
  seq: 0,
  number: milliseconds,
  at: new Date(milliseconds),
});

it('the page’s marks and the app’s messages stand on one line, from the page’s request on', () => {
  const line = startLineOf([
    entry('READY', 5000),
    entry('HELLO', 5010),
    entry('START_TIMES', 5800, 's1', times),
    entry('CART_CHANGE', 6000),
  ]);
  expect(line?.marks).toEqual([
    { name: 'load', at: 0 },
    { name: 'READY', at: 400 },
    { name: 'HELLO', at: 420 },
    { name: 'usable', at: 1100 },
  ]);
  expect(line?.messages.map(({ type, at }) => [type, at])).toEqual([
    ['READY', 400],
    ['HELLO', 410],
    ['START_TIMES', 1200],
  ]);
  expect(line?.requests).toEqual([
    { start: 0, end: 50, bytes: 4300 },
    { start: 60, end: 1250, bytes: 210_000 },
  ]);
  expect(line?.longTasks).toEqual([{ start: 300, end: 380 }]);
  expect(line?.end).toBe(1250);
});

it('the line of a start goes on to the first page, also if the times were sent before it', () => {
  const line = startLineOf([
    entry('READY', 5000),
    entry('START_TIMES', 5800, 's1', times),
    entry('ROUTE_CHANGE', 6000),
    entry('ROUTE_CHANGE', 9000),
  ]);
  expect(line?.messages.map(({ type, at }) => [type, at])).toEqual([
    ['READY', 400],
    ['START_TIMES', 1200],
    ['ROUTE_CHANGE', 1400],
  ]);
  expect(line?.end).toBe(1400);
});

it('without START_TIMES, or after its READY has left the log, there is no line', () => {
  expect(startLineOf([entry('READY', 5000)])).toBeNull();
  expect(startLineOf([entry('START_TIMES', 5800, 's2', times)])).toBeNull();
});
