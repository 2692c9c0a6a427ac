import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createStorage, type StorageParts } from './create-storage';

const day = 24 * 3_600_000;

function memoryArea(content: Record<string, string> = {}) {
  const map = new Map(Object.entries(content));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

function setUp(parts: Partial<StorageParts> = {}) {
  const local = memoryArea();
  const events = new EventTarget();
  const clock = { now: 1_000_000 };
  const storage = createStorage({
    local: () => local,
    session: memoryArea,
    events,
    now: () => clock.now,
    allows: () => true,
    ...parts,
  });
  return { storage, local, events, clock };
}

const keys = { schema: v.nullable(v.object({ a: v.number() })), fallback: null };
const code = { schema: v.nullable(v.string()), fallback: null };

describe('an entry', () => {
  it('returns what was written, and the same object until it changes', () => {
    const entry = setUp().storage.stored('searchSession', keys);
    entry.write({ a: 1 });
    expect(entry.read()).toEqual({ a: 1 });
    expect(entry.read()).toBe(entry.read());
  });

  it.each(['{', '"text"', '{"a":"one"}', 'null'])('reads as its fallback if the storage contains %s', (text) => {
    const { storage, local } = setUp();
    local.setItem('luckan.searchSession.v1', text);
    expect(storage.stored('searchSession', keys).read()).toBeNull();
  });

  it('stays in memory if storage is forbidden or full', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const full = { ...memoryArea(), setItem: forbidden };
    for (const local of [forbidden, () => full, () => undefined]) {
      const entry = setUp({ local }).storage.stored('searchSession', keys);
      entry.write({ a: 2 });
      expect(entry.read()).toEqual({ a: 2 });
      entry.clear();
      expect(entry.read()).toBeNull();
    }
  });

  it('with an expiry lasts 24 hours', () => {
    const { storage, clock } = setUp();
    const entry = storage.stored('postalCode', code);
    entry.write('12345');
    clock.now += day - 1;
    expect(entry.read()).toBe('12345');
    clock.now += 1;
    expect(entry.read()).toBeNull();
    expect(entry.read()).toBeNull();
  });

  it('notifies of changes in this tab and in others', () => {
    const { storage, local, events } = setUp();
    const entry = storage.stored('searchSession', keys);
    let notified = 0;
    const stop = entry.subscribe(() => notified++);
    entry.write({ a: 1 });
    local.setItem('luckan.searchSession.v1', '{"a":7}');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'luckan.searchSession.v1' }));
    expect(entry.read()).toEqual({ a: 7 });
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'another' }));
    events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(notified).toBe(3);
    stop();
    entry.clear();
    expect(notified).toBe(3);
  });
});

it('purging removes personal entries, even of code that is not loaded, and leaves the rest', () => {
  const { storage, local } = setUp();
  local.setItem('luckan.token.v1', '{"accessToken":"x"}');
  local.setItem('luckan.searchSession.v1', '{"a":1}');
  storage.purgePersonal();
  expect([...local.map.keys()]).toEqual(['luckan.searchSession.v1']);
});

it('an entry that the visitor does not allow lasts as long as the page, and one stored before is removed', () => {
  let allowed = true;
  const { storage, local } = setUp({ allows: (category) => category === 'necessary' || allowed });
  const search = storage.stored('searchSession', keys);
  const postalCode = storage.stored('postalCode', code);
  expect(search.write({ a: 1 })).toBe(true);
  postalCode.write('12345');
  allowed = false;
  const listener = vi.fn();
  search.subscribe(listener);
  storage.purgeDenied();
  expect(listener).toHaveBeenCalledOnce();
  expect([...local.map.keys()]).toEqual(['luckan.postalCode.v1']);
  expect(search.write({ a: 2 })).toBe(false);
  expect(search.read()).toEqual({ a: 2 });
  expect([...local.map.keys()]).toEqual(['luckan.postalCode.v1']);
});
