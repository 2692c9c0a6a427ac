import { store } from '../../lib/store';
import { consentAtom, onConsent } from '../consent/consent';
import type { TrackedEvent } from './embedder';

/** More than a page sends while its app has not greeted yet. */
const atMost = 100;

/**
 * Sends events while the app's customer allows statistics. Until the app has said what is allowed they wait for it. What
 * happens without consent is dropped, except for the view of the current page: it counts once the customer agrees.
 * @returns takes events that have passed the allow-list
 */
export function eventsWithConsent(send: (event: TrackedEvent) => void): (event: TrackedEvent) => void {
  let waiting: TrackedEvent[] = [];

  onConsent(() => {
    const consent = store.get(consentAtom);
    if (consent === null) return;
    const due = waiting;
    waiting = consent.statistics ? [] : due.filter(isPageView).slice(-1);
    if (consent.statistics) due.forEach(send);
  });

  return (event) => {
    const consent = store.get(consentAtom);
    if (consent?.statistics) send(event);
    else if (consent === null) waiting = [...waiting, event].slice(-atMost);
    else if (isPageView(event)) waiting = [event];
  };
}

function isPageView({ name }: TrackedEvent): boolean {
  return name === 'page_viewed';
}
