import type { Embedder, TrackedEvent } from './embedder';

/**
 * A plain browser: the shop does everything itself, and there is no app to notify.
 * @param place an app's pages have no footer, wherever they are opened. Without the settings there, no question of cookies
 * is asked: only what is necessary is stored
 */
export function createBrowserEmbedder(
  pushToDataLayer: (event: TrackedEvent) => void,
  place: { hasFooter: boolean } = { hasFooter: true },
): Embedder {
  const nothing = () => {};
  return {
    can: (feature) => place.hasFooter || (feature !== 'footer' && feature !== 'consentBar'),
    cartChanged: nothing,
    tokenError: nothing,
    frameHeight: nothing,
    refused: nothing,
    heightFrozen: nothing,
    viewCheckout: (_cartId, navigate) => navigate(),
    findPharmacy: (_request, show) => show(),
    canSignIn: () => false,
    signIn: nothing,
    orderCompleted: () => false,
    started: nothing,
    canClose: () => false,
    close: nothing,
    viewPdf: async (document) => (await import('./browser-pdf')).viewPdf(document),
    downloadPdf: async (document) => (await import('./browser-pdf')).downloadPdf(document),
    async openExternal(url) {
      location.assign(url);
      return true;
    },
    returnAddress: () => location.href,
    whenSeen(run) {
      run();
      return nothing;
    },
    track: pushToDataLayer,
    leftUnseen: nothing,
    routeChanged: nothing,
    hostToken: () => Promise.resolve(null),
    ownsToken: () => false,
    on: () => nothing,
  };
}
