import { store } from '../../lib/store';
import { consentAtom, onConsent } from '../consent/consent';
import type { TrackedEvent } from './embedder';
import type { Visibility } from './visibility';

/** More than a page sends while its app has not greeted yet. */
const atMost = 100;

/**
 * Sends events while the app's customer allows statistics, and sees the page. Until the app has said what is allowed they
 * wait for it. What happens without consent, or while the page is hidden, is dropped, except for the view of the current
 * page: it counts once the customer agrees and sees it.
 * @returns takes events that have passed the allow-list
 */
export function eventsWithConsent(
  send: (event: TrackedEvent) => void,
  { isHidden, onShown }: Visibility,
): (event: TrackedEvent) => void {
  let waiting: TrackedEvent[] = [];

  function sendWaiting(): void {
    const consent = store.get(consentAtom);
    if (consent === null) return;
    const due = waiting;
    const isSent = consent.statistics && !isHidden();
    waiting = isSent ? [] : due.filter(isPageView).slice(-1);
    if (isSent) due.forEach(send);
  }

  onConsent(sendWaiting);
  onShown(sendWaiting);

  return (event) => {
    const consent = store.get(consentAtom);
    if (consent === null) waiting = [...waiting, event].slice(-atMost);
    else if (consent.statistics && !isHidden()) send(event);
    else if (isPageView(event)) waiting = [event];
  };
}

function isPageView({ name }: TrackedEvent): boolean {
  return name === 'page_viewed';
}
