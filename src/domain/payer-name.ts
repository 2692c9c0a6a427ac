import type { ContactAddress } from './cart';

export type Name = Pick<ContactAddress, 'firstName' | 'lastName'>;

interface Names {
  payer: Name | null;
  receiver: Name | null;
  /** From the e-ID, with all given names. */
  orderer: Name | null;
}

/**
 * ID-controlled products are paid for, received and ordered by one person. Names that are not known yet match, and one
 * of the given names is enough.
 * @returns who must change a name; null if they agree
 */
export function nameConflict({ payer, receiver, orderer }: Names): 'payerAndReceiver' | 'orderer' | null {
  if (payer && receiver && plain(fullName(payer)) !== plain(fullName(receiver))) return 'payerAndReceiver';
  const isOther = (name: Name | null) => name !== null && orderer !== null && !isNamed(orderer, name);
  return isOther(payer) || isOther(receiver) ? 'orderer' : null;
}

function isNamed(orderer: Name, { firstName, lastName }: Name): boolean {
  if (plain(orderer.lastName) !== plain(lastName)) return false;
  const given = plain(orderer.firstName).split(' ');
  return plain(firstName)
    .split(' ')
    .every((name) => given.includes(name));
}

export function fullName({ firstName, lastName }: Name): string {
  return `${firstName} ${lastName}`;
}

function plain(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv');
}
