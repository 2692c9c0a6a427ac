/** After this a visitor no longer expects the page to scroll. */
const timeout = 5000;

/** Scrolls to the position where a page was left once it is that long again, until `stop` aborts. */
export function reach(window: Window, target: number, stop: AbortSignal): void {
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
    window.scrollTo(0, target);
    if (window.scrollY >= target - 1) end();
  });
  const timer = setTimeout(end, timeout);
  stop.addEventListener('abort', end);
  observer.observe(window.document.body);
}
