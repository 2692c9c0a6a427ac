import type { Guest } from '../../../bridge/guest';
import { bridgeMarks } from './bridge-marks';
import type { StartTimes } from './embedder';

/** Milliseconds since the document was requested; missing if the message has not come. */
function marked(mark: string): number | undefined {
  const [entry] = performance.getEntriesByName(mark);
  return entry && Math.round(entry.startTime);
}

/** Sends them once to an app that has the capability, also one that greets later. */
export function sendStartTimes(guest: Guest, times: StartTimes): void {
  let isSent = false;
  guest.on('HELLO', () => {
    if (isSent || !guest.supports('START_TIMES')) return;
    isSent = true;
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
