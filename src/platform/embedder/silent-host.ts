import * as v from 'valibot';
import type { Guest } from '../../../bridge/guest';
import { helloTimeoutMs } from '../../../bridge/protocol/limits';
import { stored } from '../storage/storage';

/** Long enough for an app that has learnt to answer since. */
const shortTimeout = 100;

const silentHost = stored('silentHost', { schema: v.boolean(), fallback: false });

/** How long HELLO is waited for: hardly at all in a tab whose app has not answered before. */
export function helloTimeout(): number {
  return silentHost.read() ? shortTimeout : helloTimeoutMs;
}

/** Remembers for this tab whether its app answers, so that the pages after this one need not wait for what does not come. */
export function rememberSilence(
  guest: Pick<Guest, 'helloSettled' | 'on'>,
  window: Window,
  hasHost: () => boolean,
): void {
  async function watch(): Promise<void> {
    if ((await guest.helloSettled) === null && hasHost()) silentHost.write(true);
  }

  guest.on('HELLO', () => silentHost.clear());
  void watch();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void watch();
  });
}
