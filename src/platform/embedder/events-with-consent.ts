import { store } from '../../lib/store';
import { consentAtom, onConsent } from '../consent/consent';
import type { TrackedEvent } from './embedder';
import type { Visibility } from './visibility';

/** More than a page sends while its app has not greeted yet. */
const atMost = 100;

interface EventsWithConsent {
  track(event: TrackedEvent): void;
  /** The page that is there is left before anyone has seen it: nothing of it counts. */
  forget(): void;
}

/**
 * Sends events while the app's customer allows statistics, and sees the page. Until the app sends what is allowed they
 * wait for it. What happens without consent is dropped, except for the view of the current page: it counts once the
 * customer agrees. While the page is hidden, that view and what follows it wait until the customer sees the page.
 * Of a page that began hidden no times are sent: nobody has waited for it.
 * @returns `track` takes events that have passed the allow-list
 */
export function eventsWithConsent(
  send: (event: TrackedEvent) => void,
  { isHidden, loadedAhead, onShown }: Visibility,
): EventsWithConsent {
  let waiting: TrackedEvent[] = [];

  function sendWaiting(): void {
    const consent = store.get(consentAtom);
    if (consent === null) return;
    const due = waiting;
    const isSent = consent.statistics && !isHidden();
    waiting = isSent ? [] : due.slice(Math.max(due.findLastIndex(isPageView), 0));
    if (!consent.statistics) waiting = waiting.filter(isPageView);
    if (isSent) due.filter(counts).forEach(send);
  }

  function counts(event: TrackedEvent): boolean {
    return !(isMeasured(event) && loadedAhead() !== 'no');
  }

  onConsent(sendWaiting);
  onShown(sendWaiting);

  return {
    track(event) {
      if (!counts(event)) return;
      const consent = store.get(consentAtom);
      if (consent === null) waiting = [...waiting, event].slice(-atMost);
      else if (consent.statistics && !isHidden()) send(event);
      else if (isPageView(event)) waiting = [event];
      else if (consent.statistics) waiting = [...waiting, event].slice(-atMost);
    },
    forget() {
      waiting = [];
    },
  };
}

function isPageView({ name }: TrackedEvent): boolean {
  return name === 'page_viewed';
}

function isMeasured({ name }: TrackedEvent): boolean {
  return name === 'web_vital' || name === 'bridge_start';
}
