import type { ContactAddress } from './cart';

type Name = Pick<ContactAddress, 'firstName' | 'lastName'>;

/** First and last name of payment and delivery; nothing is wrong while one of them is not known. */
export function namesMatch(payer: Name | null, receiver: Name | null): boolean {
  return !payer || !receiver || plain(payer) === plain(receiver);
}

function plain({ firstName, lastName }: Name): string {
  return `${firstName} ${lastName}`.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv');
}
