import { expect, it } from 'vitest';
import type { MemberInfo } from '../../api/member/schema';
import { addressConfirmation } from './address-confirmation';

const member: MemberInfo = {
  firstName: 'Mira',
  lastName: 'Hellström',
  memberNumber: '1',
  memberSince: '2026-01-01',
  points: 0,
  email: 'mira@example.se',
  emailVerified: false,
  emailRemoved: false,
  mobile: null,
  address: { street: 'Gatan 1', careOf: null, postalCode: '111 11', city: 'Stockholm' },
};

it('only a member with an unconfirmed address has one to confirm', () => {
  const email = 'mira@example.se';
  expect(addressConfirmation(member)).toEqual({ state: 'unconfirmed', email });
  expect(addressConfirmation({ ...member, emailVerified: true })).toEqual({ state: 'confirmed', email });
  expect(addressConfirmation({ ...member, memberNumber: null, memberSince: null })).toEqual({ state: 'notMember' });
  expect(addressConfirmation(null)).toEqual({ state: 'notMember' });
});

it('a member without an address can register one, unless it was removed', () => {
  expect(addressConfirmation({ ...member, email: null })).toEqual({ state: 'noAddress' });
  expect(addressConfirmation({ ...member, email: null, emailRemoved: true })).toEqual({ state: 'addressRemoved' });
});
