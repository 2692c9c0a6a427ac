/** After this nobody expects to be taken anywhere. */
const patience = 5000;

/** Scrolls down to where a page was left as soon as it is that long again, unless its reader goes elsewhere first. */
export function reach(window: Window, wanted: number): void {
  const stop = new AbortController();
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, wanted);
    if (window.scrollY >= wanted - 1) stop.abort();
  });
  const timer = setTimeout(() => stop.abort(), patience);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'pushState', 'popstate']) {
    window.addEventListener(name, () => stop.abort(), { passive: true, signal: stop.signal });
  }
  observer.observe(window.document.body);
}
