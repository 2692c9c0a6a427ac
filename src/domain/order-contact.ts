import { isEmailAddress } from '../lib/email-address';
import { phoneNumber } from './phone-number';

/** The e-mail address or phone number that an order was placed with, as typed by its customer; null if it is neither. */
export function orderContact(typed: string): string | null {
  const contact = typed.trim();
  if (contact.includes('@')) return isEmailAddress(contact) ? contact : null;
  return phoneNumber(contact);
}
