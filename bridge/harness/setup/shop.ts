import { isExactOrigin } from '../../protocol/exact-origin';
import { readCookieName, setAppCookie } from './app-cookie';

/** The shop in the device frame, and how it is marked as running in an app. */
export interface Shop {
  origin: string;
  /** Whether it has the harness's own origin, so that its pages are accessible as for a native web view. */
  isHere: boolean;
  /** The frame's address for a path of the shop; loading it sets or removes the app cookie. */
  open(path: string, inApp: boolean): string;
}

interface Page {
  location: { origin: string; search: string };
  document: { cookie: string };
}

/**
 * The shop in the query parameter `shop`, as a frame of another site; otherwise the one on its own origin.
 * @throws when the shop's configuration cannot be read
 */
export async function findShop({ location, document }: Page, cookieName = readCookieName): Promise<Shop> {
  const named = new URLSearchParams(location.search).get('shop');
  if (named !== null && named !== location.origin && isExactOrigin(named)) return shopElsewhere(named);
  const name = await cookieName();
  return {
    origin: location.origin,
    isHere: true,
    open(path, inApp) {
      // Set the cookie first: the mode is decided when the document loads.
      setAppCookie(document, name, inApp);
      return path;
    },
  };
}

/** Another site's cookies are not accessible, so its server sets the cookie before redirecting to the page. */
function shopElsewhere(origin: string): Shop {
  return {
    origin,
    isHere: false,
    open: (path, inApp) => `${origin}/dev/app-mark?${new URLSearchParams({ in: inApp ? '1' : '0', to: path })}`,
  };
}
