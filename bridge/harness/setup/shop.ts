import { isExactOrigin } from '../../protocol/exact-origin';
import { readCookieName, setAppCookie } from './app-cookie';
import { frameAddress } from './frame-address';
import type { Mode } from './setup';

/** The shop in the device frame, and how it is told whether it runs in an app. */
export interface Shop {
  origin: string;
  /** The frame's address for a page of the shop; loading it makes the shop run in this mode. */
  open(mode: Mode, path: string): string;
}

interface Page {
  location: { origin: string; search: string };
  document: { cookie: string };
}

/**
 * The shop that the harness's address names by `?shop=`, as a frame of another site; else the one on its own origin.
 * @throws when the shop's configuration cannot be read
 */
export async function findShop({ location, document }: Page, cookieName = readCookieName): Promise<Shop> {
  const named = new URLSearchParams(location.search).get('shop');
  if (named !== null && named !== location.origin && isExactOrigin(named)) return shopElsewhere(named);
  const name = await cookieName();
  return {
    origin: location.origin,
    open(mode, path) {
      // The mark comes first: the mode is decided when the document loads.
      setAppCookie(document, name, mode === 'external');
      return frameAddress(mode, path);
    },
  };
}

/** Another site's cookies are out of reach, so its server is asked to set the mark on the way to the page. */
function shopElsewhere(origin: string): Shop {
  return {
    origin,
    open(mode, path) {
      const wish = new URLSearchParams({ in: mode === 'external' ? '1' : '0', to: frameAddress(mode, path) });
      return `${origin}/dev/app-mark?${wish}`;
    },
  };
}
