import type { Consent } from '../../../platform/consent/categories';
import { chooseConsent } from '../../../platform/consent/consent';
import { consentCookie } from '../../../platform/consent/cookie-keeper';
import { expireCookie } from '../../../platform/consent/expire-cookie';

/**
 * Stores the visitor's choice in place of all others: a script may have stored one for a part of the shop or for a parent
 * domain, which browsers would read in its place.
 */
export function replaceChoice(choice: Consent): void {
  try {
    expireCookie(consentCookie, window);
  } catch {
    // A frame without an origin has no cookies.
  }
  chooseConsent(choice);
}
