import { describe, expect, it } from 'vitest';
import type { Traffic } from '../../host';
import { everything, matches } from './filter';
import { fixtureOf } from './fixture';
import { emptyLog, keptEntries, type Log, type LogAction, reduceLog } from './log';

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
  it('counts both ways and what is invalid', () => {
    expect(play([route, hello, wrong]).counts).toEqual({
      toHost: 2,
      toGuest: 1,
      invalid: 1,
      byType: { ROUTE_CHANGE: 2, HELLO: 1 },
    });
  });

  it('stands still while paused, counts on, and shows what it missed afterwards', () => {
    const paused = play([route, { type: 'pause' }, hello]);
    expect(paused.entries).toHaveLength(1);
    expect(paused.counts.toGuest).toBe(1);
    expect(reduceLog(paused, { type: 'resume' }).entries.map(({ type }) => type)).toEqual(['ROUTE_CHANGE', 'HELLO']);
  });

  it('is empty after clearing, and stays paused', () => {
    expect(play([route, { type: 'pause' }, hello, { type: 'clear' }])).toEqual({ ...emptyLog, paused: true });
  });

  it('lets the oldest go', () => {
    const log = play([route, ...Array.from({ length: keptEntries }, () => hello)]);
    expect(log.entries).toHaveLength(keptEntries);
    expect(log.entries[0]?.type).toBe('HELLO');
    expect(new Set(log.entries.map(({ number }) => number)).size).toBe(keptEntries);
  });
});

describe('latency', () => {
  const say = (type: string, direction: Traffic['direction'], id: string, time: number) =>
    ({ type: 'add', at: new Date(time), traffic: { ...route, type, direction, id } }) as const;
  const latencies = (...actions: LogAction[]) => play(actions).entries.map(({ latency }) => latency);

  it('of a request and its answer, by their id', () => {
    expect(
      latencies(
        say('OPEN_EXTERNAL', 'toHost', 'x', 10),
        say('ACK', 'toGuest', 'y', 15),
        say('ACK', 'toGuest', 'x', 30),
      ),
    ).toEqual([undefined, undefined, 20]);
  });

  it('of READY and HELLO, and of TOKEN_ERROR and TOKEN, once', () => {
    expect(latencies(say('READY', 'toHost', 'x', 0), say('HELLO', 'toGuest', 'y', 7))).toEqual([undefined, 7]);
    expect(
      latencies(say('TOKEN_ERROR', 'toHost', 'x', 0), say('TOKEN', 'toGuest', 'y', 3), say('TOKEN', 'toGuest', 'z', 9)),
    ).toEqual([undefined, 3, undefined]);
  });
});

describe('a fixture', () => {
  it('has the form of a golden message', () => {
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

  it('shows all unless told otherwise', () => expect(shown({})).toBe(3));
  it('by direction', () => expect(shown({ direction: 'toGuest' })).toBe(1));
  it('by validity', () => expect(shown({ onlyInvalid: true })).toBe(1));
  it('by text in type or payload, in either case', () => {
    expect(shown({ text: 'hello' })).toBe(1);
    expect(shown({ text: ' kassa' })).toBe(2);
    expect(shown({ text: 'nothing' })).toBe(0);
  });
});
