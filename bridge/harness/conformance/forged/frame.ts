/** What a hostile frame inside the shop's page would try: to impersonate the page, and the app. */
const forged = { luckan: 1, id: 'forged', session: 'forged', seq: 0 };
const toHost = [
  { ...forged, type: 'READY', payload: { versions: [1], capabilities: [] } },
  {
    ...forged,
    seq: 1,
    type: 'CART_CHANGE',
    payload: { cartId: 'forged', numberOfItems: 66, total: 1, currency: 'SEK', hasPrescriptions: true },
  },
];
const toGuest = { ...forged, type: 'TOKEN', payload: { accessToken: 'forged', expiresAt: Number.MAX_SAFE_INTEGER } };

interface Handler {
  postMessage(text: string): unknown;
}
type NativeWindow = typeof window & {
  webkit?: { messageHandlers?: { luckan?: Handler } };
  luckanHost?: Handler;
  ReactNativeWebView?: Handler;
};

function attempt(action: () => unknown): void {
  try {
    action();
  } catch {
    // Expected: the target is not accessible.
  }
}

const { webkit, luckanHost, ReactNativeWebView } = window as NativeWindow;
for (const message of toHost) {
  const text = JSON.stringify(message);
  attempt(() => webkit?.messageHandlers?.luckan?.postMessage(text));
  attempt(() => luckanHost?.postMessage(text));
  attempt(() => ReactNativeWebView?.postMessage(text));
  attempt(() => window.top?.postMessage(message, '*'));
}
attempt(() => window.parent.postMessage(toGuest, '*'));
attempt(() => window.parent.postMessage('forged', '*'));
