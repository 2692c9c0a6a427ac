import { describe, expect, it } from 'vitest';
import { messagesFor, messagesForStatus } from './events';

const address = {
  given_name: 'Kim',
  family_name: 'Lund',
  email: 'kim.lund@example.com',
  street_address: 'Exempelgatan 1',
  postal_code: '11122',
  city: 'Stockholm',
  country: 'swe',
};

describe('an event of the checkout', () => {
  it('marks the frame as loaded once it is drawn, with or without a known address', () => {
    const loaded = [{ type: 'loaded' }];
    expect(messagesFor('load', { customer: { type: 'person' }, shipping_address: address }, 'p1')).toEqual(loaded);
    expect(messagesFor('load', undefined, 'p1')).toEqual(loaded);
  });

  it.each(['change', 'billing_address_change', 'shipping_address_change'] as const)(
    '%s reports a new address by its postal code alone',
    (event) => {
      expect(messagesFor(event, address, 'p1')).toEqual([{ type: 'addressChanged', postalCode: '11122' }]);
    },
  );

  it.each([undefined, null, 'swe', 7, [], { country: 'swe' }, { postal_code: 11122 }, { postal_code: null }])(
    'with the address %j still makes the shop read the cart again',
    (data) => {
      expect(messagesFor('shipping_address_change', data, 'p1')).toEqual([
        { type: 'addressChanged', postalCode: null },
      ]);
    },
  );

  it('with a delivery method reports it; without one it reports nothing', () => {
    const option = { id: 'brevlada', name: 'Brevlåda', price: 3900, tax_amount: 780 };
    expect(messagesFor('shipping_option_change', option, 'p1')).toEqual([
      { type: 'shippingChosen', method: 'brevlada' },
    ]);
    for (const data of [undefined, null, {}, { id: '' }, { id: 3 }, 'brevlada'])
      expect(messagesFor('shipping_option_change', data, 'p1')).toEqual([]);
  });

  it('that leads to the confirmation is an approval, whatever its data', () => {
    for (const data of [true, undefined, { paymentId: 'another' }])
      expect(messagesFor('redirect_initiated', data, 'p1')).toEqual([{ type: 'approved', paymentId: 'p1' }]);
  });

  it('without any payment method left is reported as declined', () => {
    expect(messagesFor('can_not_complete_order', {}, 'p1')).toEqual([{ type: 'declined', paymentId: 'p1' }]);
  });

  it.each(['redirect_initiated', 'can_not_complete_order'] as const)(
    '%s without a payment reports nothing',
    (event) => {
      expect(messagesFor(event, {}, null)).toEqual([]);
    },
  );
});

describe('a payment that already exists when the page loads', () => {
  it.each(['approved', 'pending'] as const)('is reported if %s', (status) => {
    expect(messagesForStatus({ paymentId: 'p1', status })).toEqual([{ type: status, paymentId: 'p1' }]);
  });

  it.each(['created', 'declined', null] as const)('can still be made if %s', (status) => {
    expect(messagesForStatus({ paymentId: 'p1', status })).toEqual([]);
  });

  it('is ignored without an id', () => {
    expect(messagesForStatus({ paymentId: null, status: 'approved' })).toEqual([]);
  });
});
