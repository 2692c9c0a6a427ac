import { isExactOrigin } from '../../protocol/exact-origin';
import { readCookieName, setAppCookie } from './app-cookie';

/** The shop in the device frame, and how it is told whether it runs in an app. */
export interface Shop {
  origin: string;
  /** On the harness's own origin: then its pages can be reached as a native web view reaches them. */
  isHere: boolean;
  /** The frame's address for a path of the shop's origin; loading it marks the shop as in an app, or as not. */
  open(path: string, inApp: boolean): string;
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
    isHere: true,
    open(path, inApp) {
      // The mark comes first: the mode is decided when the document loads.
      setAppCookie(document, name, inApp);
      return path;
    },
  };
}

/** Another site's cookies are out of reach, so its server is asked to set the mark on the way to the page. */
function shopElsewhere(origin: string): Shop {
  return {
    origin,
    isHere: false,
    open: (path, inApp) => `${origin}/dev/app-mark?${new URLSearchParams({ in: inApp ? '1' : '0', to: path })}`,
  };
}
