import { phoneNumber } from './phone-number';

/** An address that mail can be sent to, in letters that a header can carry. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const headerText = /^[\x21-\x7e]+$/;

/** The e-mail address or phone number that an order was placed with, as typed by its customer; null if it is neither. */
export function orderContact(typed: string): string | null {
  const contact = typed.trim();
  if (contact.includes('@')) return emailPattern.test(contact) && headerText.test(contact) ? contact : null;
  return phoneNumber(contact);
}
