import type { Guest } from '../../../bridge/guest';
import { bridgeMarks } from './bridge-marks';
import type { StartTimes } from './embedder';

/** Milliseconds since the document was requested; missing if the message has not come. */
function marked(mark: string): number | undefined {
  const [entry] = performance.getEntriesByName(mark);
  return entry && Math.round(entry.startTime);
}

/** Tells an app that has the capability once, also one that greets later. */
export function tellStartTimes(guest: Guest, times: StartTimes): void {
  let isTold = false;
  guest.on('HELLO', () => {
    if (isTold || !guest.supports('START_TIMES')) return;
    isTold = true;
    const hello = marked(bridgeMarks.hello);
    const token = marked(bridgeMarks.token);
    guest.send('START_TIMES', {
      ready: marked(bridgeMarks.ready) ?? 0,
      ...(hello !== undefined && { hello }),
      ...(token !== undefined && { token }),
      ...times,
    });
  });
}
