/** What the shop keeps in cookies. */
export interface CookieJar {
  get(name: string): string | null;
  /** @param lifetime milliseconds */
  set(name: string, value: string, lifetime: number): void;
  remove(name: string): void;
}

export interface CookiePlace {
  protocol: string;
  /** The document, or its like. */
  document: { cookie: string };
}

/** Cross-site and secure, for web views and frames; on plain http WebKit drops such cookies, so not there. */
function attributes(protocol: string): string {
  return `; Path=/${protocol === 'https:' ? '; SameSite=None; Secure' : '; SameSite=Lax'}`;
}

export function documentJar({ document, protocol }: CookiePlace): CookieJar {
  function set(name: string, value: string, lifetime: number): void {
    const age = Math.round(lifetime / 1000);
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${age}${attributes(protocol)}`;
  }
  return {
    get(name) {
      const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
      try {
        return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
      } catch {
        return null;
      }
    },
    set,
    remove: (name) => set(name, '', 0),
  };
}
