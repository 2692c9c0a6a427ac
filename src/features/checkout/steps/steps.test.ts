import { describe, expect, it } from 'vitest';
import { emptyCart } from '../../../domain/empty-cart';
import { addressOf, isDelivered, type Place, placeIn, stepsOf, stepToShow } from './steps';

const plain = { steps: stepsOf(false), isDelivered: false, refusal: null };
const aged = { ...plain, steps: stepsOf(true) };

it('there are three steps, and four where a product has an age limit', () => {
  expect(stepsOf(false)).toEqual(['cart', 'delivery', 'payment']);
  expect(stepsOf(true)).toEqual(['cart', 'age', 'delivery', 'payment']);
});

it.each<Place>(['cart', 'age', 'delivery', 'payment', 'answer'])('the address of %s leads back to it', (place) => {
  expect(placeIn(new URL(addressOf(place), 'http://shop').search)).toBe(place);
});

it('an address that names an unknown step is the first one', () => {
  expect(placeIn('?steg=frakt')).toBe('cart');
  expect(placeIn('')).toBe('cart');
});

describe('the step that is shown', () => {
  it('is the wanted one when everything before it is done', () => {
    expect(stepToShow('payment', { ...plain, isDelivered: true })).toBe('payment');
    expect(stepToShow('delivery', plain)).toBe('delivery');
  });

  it('is the delivery for who wants to pay without having chosen one', () => {
    expect(stepToShow('payment', plain)).toBe('delivery');
  });

  it('is the age check when the service asks for it, wherever the customer was', () => {
    const refused = { ...aged, isDelivered: true, refusal: 'notMature' } as const;
    expect(stepToShow('payment', refused)).toBe('age');
    expect(stepToShow('age', refused)).toBe('age');
  });

  it('is the cart when the service refuses it, since the products are what has to change', () => {
    expect(stepToShow('delivery', { ...plain, refusal: 'conflict' })).toBe('cart');
    expect(stepToShow('age', { ...aged, refusal: 'cartConflict' })).toBe('cart');
  });

  it('is the cart where no product has an age limit any more', () => {
    expect(stepToShow('age', plain)).toBe('cart');
  });
});

it('delivery is done with an address, a way of delivery and an e-mail, not before', () => {
  const deliveryAddress = {
    firstName: 'A',
    lastName: 'B',
    street: 'C 1',
    careOf: null,
    postalCode: '11122',
    city: 'D',
  };
  const done = { ...emptyCart, deliveryAddress, shippingMethod: 'Brevlåda', email: 'a@b.se' };
  expect(isDelivered(done)).toBe(true);
  expect(isDelivered({ ...done, deliveryAddress: null })).toBe(false);
  expect(isDelivered({ ...done, shippingMethod: null })).toBe(false);
  expect(isDelivered({ ...done, email: null })).toBe(false);
});
