/** Milliseconds, as operating systems wait for the second click. */
const secondClick = 500;
/** px: a finger does not hit the same point twice. */
const near = 32;

const events = ['mousedown', 'click'] as const;

/**
 * Called with a click that takes something away: the second one of a double click would hit what was below. At that
 * place clicks reach nothing for half a second, also taps, which browsers do not count.
 */
export function ignoreSecondClick({
  clientX,
  clientY,
  detail,
}: Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>): void {
  // By keyboard, or by a script.
  if (detail === 0) return;
  const listening = new AbortController();
  const ignore = (event: MouseEvent) => {
    if (event.detail === 0 || Math.hypot(event.clientX - clientX, event.clientY - clientY) > near) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of events) addEventListener(type, ignore, { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort(), secondClick);
}
