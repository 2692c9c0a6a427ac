import * as v from 'valibot';
import { stored } from './storage/storage';

const schema = v.object({
  customerKey: v.pipe(v.string(), v.minLength(1)),
  sessionKey: v.pipe(v.string(), v.minLength(1)),
});

export type SearchKeys = v.InferOutput<typeof schema>;

const entry = stored('searchSession', { schema: v.nullable(schema), fallback: null });

/**
 * The search service's keys for this visitor: in local storage with consent, in memory before it.
 * (The vendor's own helper touches local storage when its module is loaded, which throws where storage is forbidden.)
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
    /** At sign-out, and when consent is taken back: the next search is somebody else's. */
    forget(): void {
      keys = undefined;
      entry.clear();
    },
  };
}
