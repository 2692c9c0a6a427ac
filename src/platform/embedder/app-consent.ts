import type { Guest } from '../../../bridge/guest';
import { store } from '../../lib/store';
import { denied } from '../consent/categories';
import { consentAtom } from '../consent/consent';

/**
 * An app sends its customer's consent with HELLO: until then it is unknown, and nothing is allowed. An app that sends
 * nothing allows nothing. A page that is shown again asks anew, since the customer may have withdrawn it meanwhile.
 */
export function awaitAppConsent(guest: Pick<Guest, 'helloSettled'>, window: Window): void {
  async function ask(): Promise<void> {
    store.set(consentAtom, null);
    const hello = await guest.helloSettled;
    if (hello === null && store.get(consentAtom) === null) store.set(consentAtom, denied);
  }

  void ask();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void ask();
  });
}
