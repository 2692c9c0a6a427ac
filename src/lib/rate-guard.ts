/**
 * Counts calls in windows of time: a page that posts more messages than any honest one has to be removed before it takes
 * the processor from the shop.
 * @param most calls in one window
 * @param span length of a window in ms
 * @returns a function that counts a call, and returns whether there were too many
 */
export function createRateGuard(most: number, span: number, now: () => number = Date.now): () => boolean {
  let since = now();
  let count = 0;
  return () => {
    if (now() - since >= span) {
      since = now();
      count = 0;
    }
    count += 1;
    return count > most;
  };
}
