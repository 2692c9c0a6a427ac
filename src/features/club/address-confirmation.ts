import { isMember, type MemberInfo } from '../../api/member/schema';

/** Where a signed-in customer stands with confirming an e-mail address: only members' addresses are confirmed. */
export type AddressConfirmation =
  | { state: 'notMember' }
  /** A member who can register an address. */
  | { state: 'noAddress' }
  /** A member whose address was removed: only customer service can add one again. */
  | { state: 'addressRemoved' }
  | { state: 'confirmed'; email: string }
  | { state: 'unconfirmed'; email: string };

export function addressConfirmation(customer: MemberInfo | null): AddressConfirmation {
  if (!isMember(customer)) return { state: 'notMember' };
  const { email, emailVerified, emailRemoved } = customer;
  if (email === null) return { state: emailRemoved ? 'addressRemoved' : 'noAddress' };
  return { state: emailVerified ? 'confirmed' : 'unconfirmed', email };
}
