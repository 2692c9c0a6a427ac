/** After this a visitor no longer expects the page to scroll. */
const timeout = 5000;

/** Scrolls to the position where a page was left once it is that long again, unless the visitor acts first. */
export function reach(window: Window, target: number): void {
  const stop = new AbortController();
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, target);
    if (window.scrollY >= target - 1) stop.abort();
  });
  const timer = setTimeout(() => stop.abort(), timeout);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'pushState', 'popstate']) {
    window.addEventListener(name, () => stop.abort(), { passive: true, signal: stop.signal });
  }
  observer.observe(window.document.body);
}
