import { returnTo, type ScrollPosition } from './scroll-position';

/** After this a visitor no longer expects the page to scroll. */
const timeout = 5000;

/**
 * Scrolls to the position where a page was left as soon as it is that long again, and holds it while the page is still
 * growing, until `stop` aborts: what is inserted above would else push the browser's own anchor, which may be the
 * footer of an outline, and the reader with it.
 */
export function reach(window: Window, position: ScrollPosition, stop: AbortSignal): void {
  if (stop.aborted) return;
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
  };
  let height = 0;
  const observer = new ResizeObserver(() => {
    const before = height;
    height = window.document.body.offsetHeight;
    // Something else is there instead, such as a failure: it is not scrolled away.
    if (height < before) return;
    returnTo(window, position);
  });
  const timer = setTimeout(end, timeout);
  stop.addEventListener('abort', end);
  observer.observe(window.document.body);
}
