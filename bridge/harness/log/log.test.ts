import { describe, expect, it } from 'vitest';
import type { Traffic } from '../../host';
import { everything, matches } from './filter';
import { fixtureOf } from './fixture';
import { emptyLog, type Log, type LogAction, maxEntries, reduceLog } from './log';

const at = new Date(0);
const route: Traffic = {
  direction: 'toHost',
  type: 'ROUTE_CHANGE',
  payload: { path: '/Kassa/' },
  id: 'a',
  session: 's',
  seq: 1,
};
const hello: Traffic = { direction: 'toGuest', type: 'HELLO', payload: {}, id: 'b', session: 's', seq: 0 };
const wrong: Traffic = { ...route, problem: { code: 'MALFORMED', field: 'path' } };

const play = (actions: (LogAction | Traffic)[]): Log =>
  actions
    .map((it): LogAction => ('direction' in it ? { type: 'add', traffic: it, at } : it))
    .reduce(reduceLog, emptyLog);

describe('the log', () => {
  it('counts messages in both directions and invalid ones', () => {
    expect(play([route, hello, wrong]).counts).toEqual({
      toHost: 2,
      toGuest: 1,
      invalid: 1,
      byType: { ROUTE_CHANGE: 2, HELLO: 1 },
    });
  });

  it('does not change while paused, but counts, and shows the missed messages afterwards', () => {
    const paused = play([route, { type: 'pause' }, hello]);
    expect(paused.entries).toHaveLength(1);
    expect(paused.counts.toGuest).toBe(1);
    expect(reduceLog(paused, { type: 'resume' }).entries.map(({ type }) => type)).toEqual(['ROUTE_CHANGE', 'HELLO']);
  });

  it('is empty after clearing, and stays paused', () => {
    expect(play([route, { type: 'pause' }, hello, { type: 'clear' }])).toEqual({ ...emptyLog, paused: true });
  });

  it('drops the oldest entries', () => {
    const log = play([route, ...Array.from({ length: maxEntries }, () => hello)]);
    expect(log.entries).toHaveLength(maxEntries);
    expect(log.entries[0]?.type).toBe('HELLO');
    expect(new Set(log.entries.map(({ number }) => number)).size).toBe(maxEntries);
  });
});

describe('latency', () => {
  const message = (type: string, direction: Traffic['direction'], id: string, time: number) =>
    ({ type: 'add', at: new Date(time), traffic: { ...route, type, direction, id } }) as const;
  const latencies = (...actions: LogAction[]) => play(actions).entries.map(({ latency }) => latency);

  it('of a request and its answer, by their id', () => {
    expect(
      latencies(
        message('OPEN_EXTERNAL', 'toHost', 'x', 10),
        message('ACK', 'toGuest', 'y', 15),
        message('ACK', 'toGuest', 'x', 30),
      ),
    ).toEqual([undefined, undefined, 20]);
  });

  it('of READY and HELLO, and of TOKEN_ERROR and TOKEN, once', () => {
    expect(latencies(message('READY', 'toHost', 'x', 0), message('HELLO', 'toGuest', 'y', 7))).toEqual([undefined, 7]);
    expect(
      latencies(
        message('TOKEN_ERROR', 'toHost', 'x', 0),
        message('TOKEN', 'toGuest', 'y', 3),
        message('TOKEN', 'toGuest', 'z', 9),
      ),
    ).toEqual([undefined, 3, undefined]);
  });
});

describe('a fixture', () => {
  it('has the format of a golden message', () => {
    const [entry] = play([route]).entries;
    expect(entry && JSON.parse(fixtureOf(entry))).toEqual({
      luckan: 1,
      type: 'ROUTE_CHANGE',
      id: 'a',
      session: 's',
      seq: 1,
      payload: { path: '/Kassa/' },
    });
  });
});

describe('the filter', () => {
  const { entries } = play([route, hello, wrong]);
  const shown = (filter: object) => entries.filter((entry) => matches({ ...everything, ...filter }, entry)).length;

  it('shows everything by default', () => expect(shown({})).toBe(3));
  it('by direction', () => expect(shown({ direction: 'toGuest' })).toBe(1));
  it('by validity', () => expect(shown({ onlyInvalid: true })).toBe(1));
  it('by text in type or payload, case-insensitive', () => {
    expect(shown({ text: 'hello' })).toBe(1);
    expect(shown({ text: ' kassa' })).toBe(2);
    expect(shown({ text: 'nothing' })).toBe(0);
  });
});
