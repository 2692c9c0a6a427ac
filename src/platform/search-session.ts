import * as v from 'valibot';
import { stored } from './storage/storage';

const schema = v.object({
  customerKey: v.pipe(v.string(), v.minLength(1)),
  sessionKey: v.pipe(v.string(), v.minLength(1)),
});

export type SearchKeys = v.InferOutput<typeof schema>;

const entry = stored('searchSession', { schema: v.nullable(schema), fallback: null });

/** The stored keys of a visitor who has consented; otherwise null. */
export function storedSearchKeys(): SearchKeys | null {
  return entry.read();
}

/**
 * The search service's keys for this visitor: in local storage with consent, otherwise in memory. (The vendor's own
 * helper accesses local storage when its module is loaded, which throws if storage is forbidden.)
 */
export function createSearchSession(consented: () => boolean, randomId: () => string) {
  let keys: SearchKeys | undefined;
  return {
    keys(): SearchKeys {
      if (!consented()) {
        keys ??= { customerKey: randomId(), sessionKey: randomId() };
        return keys;
      }
      const known = entry.read();
      if (known) return known;
      keys ??= { customerKey: randomId(), sessionKey: randomId() };
      entry.write(keys);
      return keys;
    },
    /** Continues with the keys of a search that has been sent already. */
    use(sent: SearchKeys): void {
      keys = sent;
    },
    /**
     * Call it at sign-out and when consent is withdrawn: the next search is by another visitor.
     * @returns the keys that were in use, if any
     */
    forget(): SearchKeys | undefined {
      const known = entry.read() ?? keys;
      keys = undefined;
      entry.clear();
      return known;
    },
  };
}
