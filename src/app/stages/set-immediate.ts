/**
 * React's scheduler calls itself through a global `setImmediate` if there is one when it loads, and through a
 * `MessageChannel` of its own otherwise. WebKit does not deliver a message to a page in the back-forward cache, and
 * does not retry when the page is restored (`messageAvailable` in
 * https://github.com/WebKit/WebKit/blob/main/Source/WebCore/dom/MessagePort.cpp): React would wait for it forever. This
 * one posts again, for each pending callback, whenever the page is shown.
 */
export function defineSetImmediate(page: Pick<Window, 'addEventListener'>, channel: MessageChannel): void {
  const waiting: (() => void)[] = [];
  const post = () => channel.port2.postMessage(null);
  channel.port1.onmessage = () => waiting.shift()?.();
  page.addEventListener('pageshow', () => waiting.forEach(post));
  Object.assign(page, {
    setImmediate(callback: () => void) {
      waiting.push(callback);
      post();
    },
  });
}
