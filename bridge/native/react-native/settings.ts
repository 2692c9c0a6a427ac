import { appSchemes, isExternalAddress } from '@luckan/bridge/protocol';

/** What the shop may do in this app, by lists: nothing that is not on one is allowed. */
export interface LuckanSettings {
  /** Exact origins of the shop, such as `https://shop.example`. */
  shopOrigins: readonly string[];
  /** Where the shop's app mode begins, such as `/external/`; only pages below it open in the web view. */
  shopPath: string;
  /** Origins of the services that PDFs may be fetched from with the customer's token. */
  serviceOrigins: readonly string[];
  /** Hosts that OPEN_EXTERNAL may open by https: those of the shop's `checkout.redirectOrigins`, and BankID's. */
  outsideHosts: readonly string[];
}

/** What the web view does with an address that it is about to go to. */
export type Destination = 'inside' | 'outside' | 'nowhere';

interface Address {
  scheme: string;
  host: string;
  path: string;
  origin: string;
}

/**
 * An address, taken apart by strict rules: what two readers could understand differently is none. User names,
 * backslashes, white space, control characters and, in the host of a page, capitals are not accepted; browsers write
 * none. React Native's own `URL` does not parse at all.
 */
export function parseAddress(text: string): Address | null {
  const parts = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?[^#]*)?(?:#.*)?$/.exec(text);
  if (!parts || text.length > 8000 || /[\s\\]/.test(text) || hasControls(text)) return null;
  const [, scheme = '', authority = '', path = ''] = parts;
  const isPage = scheme === 'https' || scheme === 'http';
  const server = (isPage ? /^([a-z0-9.-]+|\[::1\])(:[0-9]{1,5})?$/ : /^([A-Za-z0-9._-]*)(:[0-9]{1,5})?$/).exec(
    authority,
  );
  if (!server) return null;
  const [, host = '', port = ''] = server;
  const goesWithoutSaying = { https: ':443', http: ':80' }[scheme] === port;
  return { scheme, host, path, origin: `${scheme}://${host}${goesWithoutSaying ? '' : port}` };
}

/** Whether OPEN_EXTERNAL may open this address: a known app, or a host on the list. */
export function mayOpenOutside({ outsideHosts }: LuckanSettings, url: string): boolean {
  const address = parseAddress(url);
  if (!address || !isExternalAddress(url)) return false;
  return address.scheme === 'https' ? outsideHosts.includes(address.host) : appSchemes.includes(`${address.scheme}:`);
}

export function isShopPage({ shopOrigins, shopPath }: LuckanSettings, url: string): boolean {
  const address = parseAddress(url);
  if (!address || !shopOrigins.includes(address.origin)) return false;
  // A dotted path could lead out again.
  const parts = address.path.replace(/%2e/gi, '.').split('/');
  return address.path.startsWith(shopPath) && !parts.includes('.') && !parts.includes('..');
}

/**
 * Where an address leads that the page itself goes to. Nothing but the shop's app mode opens in the web view, where it
 * could speak over the bridge; a link that the customer has pressed may lead to other https pages in the browser.
 */
export function destinationOf(
  settings: LuckanSettings,
  { url, isTopFrame = true, isPressed = false }: { url: string; isTopFrame?: boolean; isPressed?: boolean },
): Destination {
  const scheme = parseAddress(url)?.scheme;
  // Payment and delivery providers fill frames of the shop's pages with their own.
  if (!isTopFrame && (scheme === 'https' || url === 'about:blank' || url === 'about:srcdoc')) return 'inside';
  if (isShopPage(settings, url)) return 'inside';
  return (isTopFrame && isPressed && scheme === 'https') || mayOpenOutside(settings, url) ? 'outside' : 'nowhere';
}

/** Whether a PDF's address is one of the shop's services: only there does the customer's token go. */
export function mayFetch({ serviceOrigins }: LuckanSettings, url: string): boolean {
  const address = parseAddress(url);
  return address?.scheme === 'https' && serviceOrigins.includes(address.origin);
}

/** Whether a link that has opened the app is the way back from an e-ID or a payment: the `returnUrl` of HELLO. */
export function isReturn(link: string, returnUrl: string): boolean {
  const found = parseAddress(link);
  const expected = parseAddress(returnUrl);
  return found !== null && found.origin === expected?.origin && found.path === expected.path;
}

function hasControls(text: string): boolean {
  return [...text].some((character) => character < ' ' || (character >= '\u007f' && character <= '\u009f'));
}
