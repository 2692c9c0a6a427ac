export type Mode = 'site' | 'external';

/**
 * Decided once, before the first render: *external* if the app has marked its web view **and** the address (origin and
 * path, not query or hash) contains `external`.
 */
export function decideMode(inApp: boolean, address: { origin: string; pathname: string }): Mode {
  return inApp && `${address.origin}${address.pathname}`.includes('external') ? 'external' : 'site';
}

/** The app marks its web view with a cookie; off http(s), where there are none, with a global set at document start. */
export function isInApp(page: { protocol: string; cookie: string; appGlobal: unknown }, cookieName: string): boolean {
  if (page.protocol !== 'http:' && page.protocol !== 'https:') return page.appGlobal === true;
  return page.cookie.split('; ').some((pair) => pair.startsWith(`${cookieName}=`));
}
