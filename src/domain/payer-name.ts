import type { ContactAddress } from './cart';

type Name = Pick<ContactAddress, 'firstName' | 'lastName'>;

/** Compares the names of payer and recipient; they match while one of them is unknown. */
export function namesMatch(payer: Name | null, receiver: Name | null): boolean {
  return !payer || !receiver || plain(payer) === plain(receiver);
}

function plain({ firstName, lastName }: Name): string {
  return `${firstName} ${lastName}`.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv');
}
