// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { PostalAddress } from './PostalAddress';

it('a line of the address never breaks within the postal code', async () => {
  const address = {
    firstName: 'Kim',
    lastName: 'Lund',
    careOf: null,
    street: 'Exempelgatan 1',
    postalCode: '111 22',
    city: 'Stockholm',
  };
  const { container } = await render(<PostalAddress address={address} />);
  expect(container.textContent).toContain('111\u00a022 Stockholm');
});
