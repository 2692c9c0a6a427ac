import type { Consent } from './categories';
import { type Choice, revisionOf } from './choice';
import { startConsent } from './consent';

/** The cookie of a visitor who has chosen this. */
export function choiceCookie(consent: Consent): string {
  return JSON.stringify({ ...consent, revision: revisionOf(0), time: Date.now(), id: 'test' } satisfies Choice);
}

/** Starts as a visitor with this choice, or without any. */
export function startWithChoice(consent: Consent | null): void {
  startConsent({
    keeper: { read: () => consent && choiceCookie(consent), write: () => true, onChange: () => {} },
    revision: revisionOf(0),
    now: Date.now,
    randomId: () => 'test',
  });
}
