const signsOfLife = ['touchmove', 'click', 'keydown', 'scroll'];

/**
 * Timers of a page that is out of view are slowed down: what they have missed is made up for when it comes into view.
 * The focus is the window's: within the page the shop itself moves it, as when a dialog opens.
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
