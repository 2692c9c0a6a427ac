import type { CookieName } from './registry';

/** The shop's cookies. */
export interface CookieJar {
  get(name: CookieName): string | null;
  /**
   * @param lifetime milliseconds
   * @returns whether it outlives the page
   */
  set(name: CookieName, value: string, lifetime: number): boolean;
  remove(name: CookieName): void;
}

export interface CookiePlace {
  protocol: string;
  /** The document, or a substitute in tests. */
  document: { cookie: string };
}

const crossSite = 'SameSite=None; Secure';

/** Cross-site for web views and frames. Only the fallback on plain http, where WebKit drops such cookies. */
function kinds(protocol: string): string[] {
  return protocol === 'https:' ? [crossSite] : ['SameSite=Lax', crossSite];
}

/**
 * The document's own cookies, for every path of the shop; values are percent-encoded. On https they are `SameSite=None;
 * Secure`, otherwise `SameSite=Lax`: if reading one back shows that it was dropped, it is written as `SameSite=None;
 * Secure`. A cookie that is dropped both ways is missing: cookies are blocked. So they are in a frame without an origin,
 * where reading and writing throws.
 */
export function documentJar({ document, protocol }: CookiePlace): CookieJar {
  function set(name: CookieName, value: string, lifetime: number): boolean {
    const age = Math.round(lifetime / 1000);
    for (const kind of kinds(protocol)) {
      try {
        document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${age}; Path=/; ${kind}`;
      } catch {
        return false;
      }
      if (get(name) === (age > 0 ? value : null)) return true;
    }
    return false;
  }
  function get(name: CookieName): string | null {
    try {
      const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
      return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
    } catch {
      return null;
    }
  }
  return {
    get,
    set,
    remove: (name) => void set(name, '', 0),
  };
}
