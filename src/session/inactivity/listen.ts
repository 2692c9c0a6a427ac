const signsOfLife = ['touchmove', 'click', 'keydown', 'scroll'];

/**
 * Timers of a hidden page are slowed down, so checks are made up for when it comes into view. Only the window's focus
 * counts: within the page the shop itself moves it, as when a dialog opens.
 */
export function listenForLife({ active, inView }: { active(): void; inView(): void }): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const event of signsOfLife) addEventListener(event, active, { capture: true, passive: true, signal });
  for (const event of ['focus', 'pageshow']) addEventListener(event, inView, { signal });
  const seen = () => {
    if (document.visibilityState === 'visible') inView();
  };
  document.addEventListener('visibilitychange', seen, { signal });
  return () => stop.abort();
}
