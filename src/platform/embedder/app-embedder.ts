import { createGuest, hasHost } from '../../../bridge/guest';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { atMost } from '../../lib/at-most';
import { oncePerPress } from '../../lib/once-per-press';
import { awaitAppConsent } from './app-consent';
import { applyAppearance } from './apply-appearance';
import { applyHello, eventsOf } from './apply-hello';
import { markBridge } from './bridge-marks';
import { bridgePath } from './bridge-path';
import type { CartSummary, Embedder, EmbedderEvents, HostToken, PdfDocument } from './embedder';
import { eventsWithConsent } from './events-with-consent';
import { openLinksOutside, openWindow } from './open-outside';
import { isReturnUrl } from './return-url';
import { sendStartTimes } from './send-start-times';
import { helloTimeout, rememberSilence } from './silent-host';
import { rememberTokenOwner } from './token-by-host';
import { watchVisibility, whenSeen } from './visibility';

interface AppNeeds {
  window: Window;
  hostOrigins: string[];
  appSchemes: string[];
  /** Returns the path for READY. */
  route: () => string;
  /** For developers: called with each message of the bridge. */
  watch?: (direction: 'toHost' | 'toGuest', message: unknown) => void;
}

/** How long VIEW_CHECKOUT waits for pending cart writes, which continue afterwards, and the first cart for the route. */
const timeout = 3000;

const messageOf = {
  token: 'TOKEN',
  cartRefresh: 'CART_REFRESH',
  navigate: 'NAVIGATE',
  back: 'BACK',
  insets: 'INSETS',
  resumed: 'RESUMED',
  greeted: 'HELLO',
} as const satisfies Record<Exclude<keyof EmbedderEvents, 'shown'>, string>;

/** One product in the field that every app knows. */
function productsIn([first, ...others]: readonly ProductNumber[]) {
  if (first === undefined) return {};
  return others.length > 0 ? { productNumbers: [first, ...others] } : { productNumber: first };
}

/** A native app's web view, or a page that embeds the shop like an app: events are sent over the bridge. */
export function createAppEmbedder({ window, hostOrigins, appSchemes, route, watch }: AppNeeds): Embedder {
  const guest = createGuest({
    window,
    mode: 'external',
    hostOrigins,
    route: () => bridgePath(route()),
    helloTimeout,
    ...(watch && { watch }),
  });
  markBridge('ready');
  rememberSilence(guest, window, () => hasHost({ window, hostOrigins }));
  rememberTokenOwner(guest);
  guest.on('TOKEN', () => markBridge('token'));
  guest.on('HELLO', () => markBridge('hello'));
  const root = window.document.documentElement;
  const visibility = watchVisibility(guest, () => {
    awaitAppConsent(guest, window);
    guest.on('HELLO', (hello) => applyHello(hello, root));
  });
  const events = eventsWithConsent(
    ({ name, parameters }) => guest.send('ANALYTICS_EVENT', { name, parameters: { ...parameters } }),
    visibility,
  );
  guest.on('APPEARANCE', (appearance) => applyAppearance(root, appearance));
  openLinksOutside(window, oncePerPress(openExternal));
  guest.on('HELLO', ({ returnUrl }) => {
    if (returnUrl && !isReturnUrl(returnUrl, appSchemes))
      guest.fault({ code: 'REFUSED', about: 'HELLO', field: 'returnUrl' });
  });
  const ownsToken = () => guest.hello?.capabilities.includes('token') === true;

  /** For what the app opens or closes: a double press is not two of them. */
  const sendOnce = oncePerPress(guest.send);

  /** Whether the app shows this itself: it has announced so, or it is present and has not responded yet. */
  function takesOver(type: 'VIEW_CHECKOUT' | 'FIND_PHARMACY'): boolean {
    const silent = guest.hello === null && hasHost({ window, hostOrigins });
    return silent || guest.supports(type);
  }

  let isRouteKnown = false;
  let waitingCart: CartSummary | undefined;

  /** The cart comes after the first ROUTE_CHANGE, whichever of screen and cart is ready first. */
  function routeIsKnown(): void {
    isRouteKnown = true;
    if (waitingCart) guest.send('CART_CHANGE', { ...waitingCart });
    waitingCart = undefined;
  }

  /** TOKEN follows HELLO; without one after 5 s no one is signed in. */
  function tokenAfterHello(): Promise<HostToken | null> {
    return new Promise((resolve) => {
      const stop = guest.on('TOKEN', (token) => resolve(token));
      window.setTimeout(() => {
        stop();
        resolve(null);
      }, limits.token.helloToken);
    });
  }

  async function openExternal(url: string, inPlace = false): Promise<boolean> {
    const outcome = await guest.request('OPEN_EXTERNAL', { url });
    if (outcome.ok || outcome.error.code !== 'UNSUPPORTED') return outcome.ok;
    // Another app's address does not replace the page. Without an app the shop behaves as in a browser.
    if (inPlace || !/^https?:/.test(url) || !hasHost({ window, hostOrigins })) window.location.assign(url);
    else return openWindow(window, url);
    return true;
  }

  async function handOver(type: 'VIEW_PDF' | 'PDF_DOWNLOAD', document: PdfDocument): Promise<boolean> {
    await guest.helloSettled;
    if (!hasHost({ window, hostOrigins })) {
      const { viewPdf, downloadPdf } = await import('./browser-pdf');
      return type === 'VIEW_PDF' ? viewPdf(document) : downloadPdf(document);
    }
    const { payloadOf } = await import('./app-pdf');
    const byAddress = guest.hello?.capabilities.includes('pdfUrl') === true && !document.personal?.onlyHere;
    const payload = await payloadOf(document, byAddress);
    return payload !== null && ['sent', 'queued'].includes(guest.send(type, payload));
  }

  return {
    // Analytics, consent and sign-out are handled by the app. Without an app the shop must end idle sessions itself, and
    // the page is in a browser, which prints.
    can: (what) => (what === 'sessionDialog' || what === 'print') && !hasHost({ window, hostOrigins }),
    cartChanged(summary) {
      if (isRouteKnown) return void guest.send('CART_CHANGE', { ...summary });
      if (!waitingCart) window.setTimeout(routeIsKnown, timeout);
      waitingCart = summary;
    },
    tokenError: (error) => void guest.send('TOKEN_ERROR', error),
    frameHeight: (frame, height) =>
      void guest.send(frame === 'payment' ? 'PAYMENT_PROVIDER_HEIGHT' : 'SHIPPING_PROVIDER_HEIGHT', { height }),
    viewCheckout(cartId, navigate, done) {
      // Not known yet, as in a tab that is still reading its cart.
      if (cartId === '') return navigate();
      const send = () => sendOnce('VIEW_CHECKOUT', { cartId });
      // An app that shows the checkout itself is notified once the cart's writes are done, so that it shows all of them.
      if (takesOver('VIEW_CHECKOUT')) return void atMost(timeout, done).then(send);
      send();
      navigate();
    },
    findPharmacy({ products = [], prescriptionId }, show) {
      if (prescriptionId !== undefined) {
        if (!guest.supports('FIND_PHARMACY')) return show();
        return sendOnce('FIND_PHARMACY', { prescriptionId });
      }
      sendOnce('FIND_PHARMACY', productsIn(products));
      if (!takesOver('FIND_PHARMACY')) show();
    },
    canSignIn: () => ownsToken() && guest.supports('SIGN_IN'),
    signIn: () => sendOnce('SIGN_IN', { path: bridgePath(route()) }),
    orderCompleted: (order) =>
      guest.supports('ORDER_COMPLETED') && ['sent', 'queued'].includes(guest.send('ORDER_COMPLETED', { ...order })),
    started: (times) => sendStartTimes(guest, times),
    canClose: () => guest.supports('CLOSE_REQUESTED'),
    close: () => sendOnce('CLOSE_REQUESTED', { path: bridgePath(route()) }),
    viewPdf: (document) => handOver('VIEW_PDF', document),
    downloadPdf: (document) => handOver('PDF_DOWNLOAD', document),
    refused: (value) => guest.fault({ code: 'REFUSED', ...value }),
    heightFrozen: (cause) => guest.fault({ code: 'LOOP_FROZEN', cause }),
    openExternal,
    returnAddress(opened) {
      // A page that replaces the shop in the web view must return to the shop's page.
      const isElsewhere = opened === 'app' || guest.supports('OPEN_EXTERNAL');
      const returnUrl = guest.hello?.returnUrl;
      return isElsewhere && returnUrl && isReturnUrl(returnUrl, appSchemes) ? returnUrl : window.location.href;
    },
    whenSeen: (run) => whenSeen(visibility, guest.helloSettled, run),
    track: events.track,
    leftUnseen: events.forget,
    routeChanged({ path, title, canGoBack }) {
      guest.send('ROUTE_CHANGE', { path: bridgePath(path), title: title.slice(0, 300), canGoBack });
      routeIsKnown();
    },
    async hostToken() {
      // One that an injected listener sends later is used all the same.
      if (!hasHost({ window, hostOrigins })) return null;
      await guest.helloSettled;
      return ownsToken() ? tokenAfterHello() : null;
    },
    ownsToken,
    on(event, handler) {
      if (event === 'shown') return visibility.onShown(() => void handler(undefined as never));
      if (event === 'navigate')
        return guest.on('NAVIGATE', ({ path }) =>
          handler({ path, isUnseen: visibility.loadedAhead() === 'unseen' } as never),
        );
      if (event === 'token')
        return guest.on('TOKEN', (token) => {
          // Such an app has left the sign-in to the shop, which would be asked for another token once this one expires.
          if (guest.hello && !ownsToken()) guest.fault({ code: 'REFUSED', about: 'TOKEN', field: 'capabilities' });
          else handler(token as never);
        });
      // HELLO first: for a late subscriber, values from their own messages are the newer ones.
      const stopHello = guest.on('HELLO', (hello) => {
        const payload = eventsOf(hello)[event];
        if (payload) handler(payload as never);
      });
      const stop = guest.on(messageOf[event as keyof typeof messageOf], handler as never);
      return () => {
        stopHello();
        stop();
      };
    },
  };
}
