import { expect, it } from 'vitest';
import { isRunning } from './observe-run';
import { readProgress, storeProgress } from './progress';

function storage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const report = { id: 'back', about: '', messages: ['BACK'], milliseconds: 1, result: 'passed' } as const;

it('a run goes on where the app has left it, and not with what another run has found', () => {
  const stored = storage();
  storeProgress(stored, 'first', [report]);
  expect(readProgress(stored, 'first')).toEqual([report]);
  expect(readProgress(stored, 'second')).toEqual([]);
});

it('a run ends with its last event, and begins again where its page is run again', () => {
  const event = (name: string) => ({ type: 'ANALYTICS_EVENT', payload: { name, parameters: {} } });
  expect(isRunning(true, event('bridge_conformance_result'))).toBe(true);
  expect(isRunning(true, event('bridge_conformance'))).toBe(false);
  expect(isRunning(false, event('bridge_conformance_waiting'))).toBe(true);
  expect(isRunning(false, event('page_viewed'))).toBe(false);
  expect(isRunning(true, { type: 'READY', payload: null })).toBe(true);
});
