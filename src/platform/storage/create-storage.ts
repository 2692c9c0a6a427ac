import * as v from 'valibot';
import { limits } from '../../domain/limits';
import type { Category } from '../consent/categories';
import { type RawArea, type SafeArea, safeArea } from './area';
import { keyOf } from './key-of';
import { type Area, type EntryName, type Row, registry } from './registry';

/** One entry. Reading never throws: a missing, invalid, foreign or expired value reads as the fallback. */
export interface Stored<T> {
  /** Returns the same object until the entry changes. */
  read(): T;
  /** @returns whether the value outlives the page */
  write(value: T): boolean;
  clear(): void;
  /** Notifies of changes by this page and by other tabs. */
  subscribe(listener: () => void): () => void;
  fallback: T;
}

export interface StorageParts {
  local(): RawArea | undefined;
  session(): RawArea | undefined;
  /** Source of `storage` events from other tabs. */
  events?: Pick<EventTarget, 'addEventListener'> | undefined;
  now(): number;
  /** Whether the visitor allows storing entries of this category; others last as long as the page. */
  allows(category: Category): boolean;
}

interface EntryOptions<T> {
  schema: v.GenericSchema<unknown, T>;
  fallback: T;
}

const names = Object.keys(registry) as EntryName[];

const expiring = v.object({ value: v.unknown(), until: v.number() });

/** Parses an entry's text and expiry; the value is `undefined` if it cannot be read. */
function open(json: string | null, expires: boolean): { value: unknown; until: number } {
  try {
    const content: unknown = json === null ? undefined : JSON.parse(json);
    return expires ? v.parse(expiring, content) : { value: content, until: Number.POSITIVE_INFINITY };
  } catch {
    return { value: undefined, until: Number.POSITIVE_INFINITY };
  }
}

/**
 * All entries of the registry, in these storage areas. Nothing here throws: an area that is missing, forbidden or full
 * is replaced by memory, which lasts as long as the page.
 */
export function createStorage(parts: StorageParts) {
  const areas: Record<Area, SafeArea> = { local: safeArea(parts.local), session: safeArea(parts.session) };
  /** An event's type is the key of the entry that has changed. */
  const changes = new EventTarget();

  function notify(key: string): void {
    changes.dispatchEvent(new Event(key));
  }

  // A null key means that another tab called `clear()`: everything may have changed.
  parts.events?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    for (const each of key === null ? names.map(keyOf) : [key]) notify(each);
  });

  function stored<T>(name: EntryName, { schema, fallback }: EntryOptions<T>): Stored<T> {
    const key = keyOf(name);
    const { area: areaName, category, expires = false } = registry[name];
    const area = areas[areaName];
    let last: { json: string | null; value: T; until: number } | undefined;

    function read(): T {
      const json = area.getItem(key);
      if (last?.json !== json) {
        const { value, until } = open(json, expires);
        const result = v.safeParse(schema, value);
        last = { json, until, value: result.success ? result.output : fallback };
      }
      return last.until > parts.now() ? last.value : fallback;
    }

    function write(value: T): boolean {
      const content = expires ? { value, until: parts.now() + limits.storage.expiringEntry } : value;
      const json = JSON.stringify(content);
      const isAllowed = parts.allows(category);
      if (!isAllowed) area.setInMemory(key, json);
      const saved = isAllowed && area.setItem(key, json);
      notify(key);
      return saved;
    }

    return {
      read,
      write,
      clear() {
        area.removeItem(key);
        notify(key);
      },
      subscribe(listener) {
        changes.addEventListener(key, listener);
        return () => changes.removeEventListener(key, listener);
      },
      fallback,
    };
  }

  function purge(isMeant: (row: Row) => boolean): void {
    for (const name of names) {
      if (!isMeant(registry[name])) continue;
      areas[registry[name].area].removeItem(keyOf(name));
      notify(keyOf(name));
    }
  }

  return {
    stored,
    /** Removes everything that belongs to the signed-in customer. */
    purgePersonal: () => purge(({ personal }) => personal),
    /** Removes everything that the visitor does not allow to be stored. */
    purgeDenied: () => purge(({ category }) => !parts.allows(category)),
  };
}
