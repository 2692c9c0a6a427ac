import * as v from 'valibot';
import type { Stored } from '../storage/create-storage';
import type { CookieJar } from './jar';

export const cookiesSchema = v.record(v.string(), v.object({ value: v.string(), until: v.number() }));

type Cookies = v.InferOutput<typeof cookiesSchema>;

/** For pages without cookies (an app's own scheme): uses the storage, with the same lifetimes. */
export function storedJar(stored: Stored<Cookies>, now: () => number): CookieJar {
  return {
    get(name) {
      const cookie = stored.read()[name];
      return cookie && cookie.until > now() ? cookie.value : null;
    },
    set: (name, value, lifetime) => stored.write({ ...stored.read(), [name]: { value, until: now() + lifetime } }),
    remove(name) {
      const { [name]: _removed, ...rest } = stored.read();
      stored.write(rest);
    },
  };
}
