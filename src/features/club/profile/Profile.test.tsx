// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { withQueries } from '../../../../tests/support/queries';
import { render } from '../../../../tests/support/render';
import type { MemberInfo } from '../../../api/member/schema';
import { Profile } from './Profile';

it('a line of the address never breaks within the postal code', async () => {
  const customer: MemberInfo = {
    firstName: 'Kim',
    lastName: 'Lund',
    memberNumber: '1',
    memberSince: '2024-01-01',
    points: 0,
    email: 'kim@luckan.example',
    emailVerified: true,
    emailRemoved: false,
    mobile: null,
    address: { street: 'Exempelgatan 1', careOf: null, postalCode: '111 22', city: 'Stockholm' },
  };
  const { container } = await render(withQueries(<Profile customer={customer} />));
  expect(container.querySelector('address')?.textContent).toContain('111\u00a022 Stockholm');
});
