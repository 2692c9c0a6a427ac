import type { PartLoader } from '../../lib/part-loader';

/** After the last of several parts, ms. */
const pause = 100;

/**
 * React (seen with 19.3.1) can miss that a part that it waits for has loaded: what was changed meanwhile, such as the
 * cart that a press has opened, is then shown with the next press only. Any update wakes it.
 * @param shown settles once the page is React's: before, an update would make it render everything anew
 */
export function wakeAfterLoads(loader: Pick<PartLoader, 'onLoad'>, shown: Promise<void>, update: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  loader.onLoad(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void shown.then(update), pause);
  });
}
