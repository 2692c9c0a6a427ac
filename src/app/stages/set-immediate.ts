/**
 * React's scheduler calls itself through a global `setImmediate` if there is one when it loads, and through a
 * `MessageChannel` of its own otherwise. WebKit loses a message that is under way when the page enters the back-forward
 * cache (tests/native/webkit/scenarios/restored.ts shows it; `messageAvailable` in
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
