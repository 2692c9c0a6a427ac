import { appSchemes, isExternalAddress } from '@luckan/bridge/protocol';

/** Allow-lists for the shop in this app: everything else is refused. */
export interface LuckanSettings {
  /** Exact origins of the shop, such as `https://shop.example`. */
  shopOrigins: readonly string[];
  /** Root path of the shop's app mode, such as `/external/`; only pages below it open in the web view. */
  shopPath: string;
  /** Origins of the services that PDFs may be fetched from with the customer's token. */
  serviceOrigins: readonly string[];
  /** Hosts that OPEN_EXTERNAL may open by https: the shop's `checkout.redirectOrigins`, and BankID's. */
  outsideHosts: readonly string[];
}

/** What the web view does with a navigation. */
export type Destination = 'inside' | 'outside' | 'nowhere';

interface Address {
  scheme: string;
  host: string;
  path: string;
  origin: string;
}

/**
 * An address, parsed strictly: anything that two parsers could read differently is rejected. User names, backslashes,
 * white space, control characters and, in the host of a page, capitals are not accepted; browsers produce none. React
 * Native's own `URL` does not parse at all.
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
  const isDefaultPort = { https: ':443', http: ':80' }[scheme] === port;
  return { scheme, host, path, origin: `${scheme}://${host}${isDefaultPort ? '' : port}` };
}

/** Whether OPEN_EXTERNAL may open this address: a known app, or a host on the allow-list. */
export function mayOpenOutside({ outsideHosts }: LuckanSettings, url: string): boolean {
  const address = parseAddress(url);
  if (!address || !isExternalAddress(url)) return false;
  return address.scheme === 'https' ? outsideHosts.includes(address.host) : appSchemes.includes(`${address.scheme}:`);
}

export function isShopPage({ shopOrigins, shopPath }: LuckanSettings, url: string): boolean {
  const address = parseAddress(url);
  if (!address || !shopOrigins.includes(address.origin)) return false;
  // A path with dots could leave the app mode again.
  const parts = address.path.replace(/%2e/gi, '.').split('/');
  return address.path.startsWith(shopPath) && !parts.includes('.') && !parts.includes('..');
}

/** The address of a page of the shop, whose path is as in NAVIGATE; null if it is none. */
export function addressOf(settings: LuckanSettings, path: string, start: string): string | null {
  const address = `${parseAddress(start)?.origin}${settings.shopPath}${path.slice(1)}`;
  return path.startsWith('/') && isShopPage(settings, address) ? address : null;
}

/**
 * Decides about a navigation of the page. Only the shop's app mode opens in the web view, where it could use the
 * bridge; a link that the customer has pressed may open other https pages in the browser.
 */
export function destinationOf(
  settings: LuckanSettings,
  { url, isTopFrame = true, isPressed = false }: { url: string; isTopFrame?: boolean; isPressed?: boolean },
): Destination {
  const scheme = parseAddress(url)?.scheme;
  // Payment and delivery providers have their own frames in the shop's pages.
  if (!isTopFrame && (scheme === 'https' || url === 'about:blank' || url === 'about:srcdoc')) return 'inside';
  if (isShopPage(settings, url)) return 'inside';
  return (isTopFrame && isPressed && scheme === 'https') || mayOpenOutside(settings, url) ? 'outside' : 'nowhere';
}

/** Whether a PDF's address is one of the shop's services, the only ones that may get the customer's token. */
export function mayFetch({ serviceOrigins }: LuckanSettings, url: string): boolean {
  const address = parseAddress(url);
  return address?.scheme === 'https' && serviceOrigins.includes(address.origin);
}

/** Whether a link that has opened the app is the `returnUrl` of HELLO: the return from an e-ID or a payment. */
export function isReturn(link: string, returnUrl: string): boolean {
  const found = parseAddress(link);
  const expected = parseAddress(returnUrl);
  return found !== null && found.origin === expected?.origin && found.path === expected.path;
}

function hasControls(text: string): boolean {
  return [...text].some((character) => character < ' ' || (character >= '\u007f' && character <= '\u009f'));
}
