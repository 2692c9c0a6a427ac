import { tokenPath } from '../../api/authy/address';
import { cartBase } from '../../api/cart/address';
import { parametersBody, parametersPath } from '../../api/delivery-parameters/address';
import { cartIdIn, cartsIn, lastChannelIn } from '../../cart/stored/cart-cookie';
import type { SalesChannel } from '../../domain/ids';
import { decideChannel } from '../../platform/mode/decide-channel';
import { keyOf } from '../../platform/storage/key-of';
import { paths } from '../../routes/paths';
import { shortAbsence } from '../../session/short-absence';
import { cartChanges } from './cart-changes';
import type { EarlyRead } from './early-reads';

type Page = Pick<Window, 'document' | 'fetch' | 'location' | 'localStorage' | 'sessionStorage'>;

/** How requests of the shop's client look, so that it can take these over. */
const headers = { accept: 'application/json' };

function stored(area: () => Storage, name: Parameters<typeof keyOf>[0]): unknown {
  try {
    return JSON.parse(area().getItem(keyOf(name)) ?? 'null');
  } catch {
    // Forbidden, or not ours: the shop's code decides.
    return null;
  }
}

/** The bearer that the session will use, or null if it requests one; undefined if only the session knows. */
function storedBearer(page: Page): string | null | undefined {
  const since = stored(() => page.localStorage, 'lastActive');
  // After a long absence neither the token nor the cookie is used.
  if (typeof since === 'number' && Date.now() - since * 1000 > shortAbsence) return undefined;
  const token = Object(stored(() => page.localStorage, 'token'));
  const isValid = typeof token.accessToken === 'string' && token.expiresAt > Date.now();
  return isValid ? token.accessToken : null;
}

/**
 * An app that does not own the token, as it reported when the shop was last opened in it, or has not answered in this
 * tab: there the cookie shows who is signed in.
 */
const hasCookieSession = (page: Page) =>
  stored(() => page.localStorage, 'tokenByHost') === false || stored(() => page.sessionStorage, 'silentHost') === true;

function storedCart(page: Page, path: string): { channel: SalesChannel; path: string } | undefined {
  const cookie = /(?:^|; )luckan_cart=([^;]*)/.exec(page.document.cookie)?.[1];
  // An id of ours needs no decoding; `!` between two carts stays as it is.
  const carts = cartsIn(cookie ?? '');
  const isCheckout = path === paths.checkout() || path === paths.thankYou();
  const channel = decideChannel(
    path,
    stored(() => page.sessionStorage, 'salesChannel'),
  );
  const used = channel === 'b2c' && isCheckout ? lastChannelIn(carts) : channel;
  const id = cartIdIn(carts, used);
  return id === null ? undefined : { channel: used, path: `${cartBase(used)}/${encodeURIComponent(id)}` };
}

/** The configuration, which the shop's code parses again. */
export async function configOf([config]: EarlyRead[]): Promise<unknown> {
  return (await config?.answer)?.clone().json();
}

type Service = 'web' | 'pageData' | 'deliveryParameters';

interface Asked {
  bearer: Promise<string | null> | string | null;
  /** Of a read that is sent with POST. */
  body: Promise<string> | null;
  credentials: RequestCredentials;
}

interface FirstReadsOptions {
  /** Address of the configuration. */
  configUrl: string;
  /** Of the route table. */
  path: string;
  /** A page of the content source is shown there; other screens wait for session and cart. */
  isPage: boolean;
  /** An app is around the page: it may own the token. */
  isApp: boolean;
}

/**
 * Sends the reads that the shop's code will begin with, in the same form. The configuration first: only it states where
 * the services are.
 */
export function sendFirstReads(page: Page, { configUrl, path, isPage, isApp }: FirstReadsOptions): EarlyRead[] {
  const reads: EarlyRead[] = [];
  const send = (url: string, init: RequestInit = {}) => page.fetch(url, { ...init, priority: 'high' });
  const add = (read: EarlyRead) => {
    reads.push(read);
    // Whoever takes it over learns of the failure.
    read.request.catch(() => {});
    read.answer.catch(() => {});
    return read;
  };

  const config = add({
    path: 'config.json',
    request: Promise.resolve({ url: configUrl, bearer: null, body: null }),
    answer: send(configUrl),
  });
  const services = configOf([config]).then((parsed) => Object(Object(parsed).services));
  // Nothing may need it.
  services.catch(() => {});
  const urlOf = async (service: Service, below: string) => {
    const base = (await services)[service];
    if (typeof base !== 'string') throw new TypeError('no such service');
    return new URL(base, page.location.href).href.replace(/\/$/, '') + below;
  };
  const read = (
    service: Service,
    below: string,
    { bearer = null, body = null, credentials }: Partial<Asked> = {},
  ): EarlyRead => {
    const request = Promise.all([urlOf(service, below), bearer, body]).then(([url, of, text]) => ({
      url,
      bearer: of,
      body: text,
    }));
    const answer = request.then(({ url, bearer: of, body: text }) =>
      send(url, {
        ...(credentials && { credentials }),
        ...(text !== null && { method: 'POST', body: text }),
        headers: {
          ...headers,
          ...(text !== null && { 'content-type': 'application/json' }),
          ...(of && { authorization: `Bearer ${of}` }),
        },
      }),
    );
    return add({ path: below, request, answer });
  };

  if (isPage) {
    read('pageData', `${path}index.json`);
    return reads;
  }
  const known = storedBearer(page);
  if ((isApp && !hasCookieSession(page)) || known === undefined) return reads;
  const token = known === null ? read('web', tokenPath, { credentials: 'include' }) : undefined;
  const existing = storedCart(page, path);
  if (existing === undefined) return reads;
  const cart = read('web', existing.path, { bearer: token ? token.answer.then(bearerIn) : known });
  cart.changes = cartChanges(existing.channel);
  if (path === paths.checkout()) read('deliveryParameters', parametersPath, { body: cart.answer.then(productsIn) });
  return reads;
}

/** Null if nobody is signed in. */
async function bearerIn(answer: Response): Promise<string | null> {
  if (answer.status === 204 || answer.status === 401) return null;
  const { token } = await answer.clone().json();
  if (!answer.ok || typeof token !== 'string') throw new TypeError('no token');
  return token;
}

/** The question what the products of a cart require of their delivery, in the words of the shop's client. */
async function productsIn(answer: Response): Promise<string> {
  const { rows } = await answer.clone().json();
  if (!answer.ok || rows.length === 0) throw new TypeError('no products');
  return JSON.stringify(parametersBody(rows));
}
