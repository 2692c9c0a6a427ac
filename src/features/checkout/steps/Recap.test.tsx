// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../../tests/support/render';
import { emptyCart } from '../../../domain/empty-cart';
import { DeliveryRecap } from './Recap';

it('a line of the address never breaks within the postal code', async () => {
  const deliveryAddress = {
    firstName: 'Kim',
    lastName: 'Lund',
    careOf: null,
    street: 'Exempelgatan 1',
    postalCode: '111 22',
    city: 'Stockholm',
  };
  const { container } = await render(<DeliveryRecap cart={{ ...emptyCart, deliveryAddress }} />);
  expect(container.textContent).toContain('Exempelgatan 1, 111\u00a022 Stockholm');
});
