import { describe, expect, it } from 'vitest';
import { emptyCart } from '../../../domain/empty-cart';
import { addressOf, isDelivered, type Place, placeIn, stepsOf, stepToShow } from './steps';

const plain = { steps: stepsOf(false), isDelivered: false, refusal: null };
const aged = { ...plain, steps: stepsOf(true) };

it('the checkout has three steps, and four if a product has an age limit', () => {
  expect(stepsOf(false)).toEqual(['cart', 'delivery', 'payment']);
  expect(stepsOf(true)).toEqual(['cart', 'age', 'delivery', 'payment']);
});

it.each<Place>(['cart', 'age', 'delivery', 'payment', 'answer'])('the address of %s is parsed back to it', (place) => {
  expect(placeIn(new URL(addressOf(place), 'http://shop').search)).toBe(place);
});

it('an address with an unknown step gives the first step', () => {
  expect(placeIn('?steg=frakt')).toBe('cart');
  expect(placeIn('')).toBe('cart');
});

describe('the step that is shown', () => {
  it('is the requested one when the steps before it are done', () => {
    expect(stepToShow('payment', { ...plain, isDelivered: true })).toBe('payment');
    expect(stepToShow('delivery', plain)).toBe('delivery');
  });

  it('is the delivery step if no delivery has been chosen before the payment', () => {
    expect(stepToShow('payment', plain)).toBe('delivery');
  });

  it('is the age check when the service requires it, whichever step was requested', () => {
    const refused = { ...aged, isDelivered: true, refusal: 'notMature' } as const;
    expect(stepToShow('payment', refused)).toBe('age');
    expect(stepToShow('age', refused)).toBe('age');
  });

  it('is the cart when the service refuses it, since the customer has to change the products', () => {
    expect(stepToShow('delivery', { ...plain, refusal: 'conflict' })).toBe('cart');
    expect(stepToShow('age', { ...aged, refusal: 'cartConflict' })).toBe('cart');
  });

  it.each(['network', 'timeout', 'aborted', 'tooMany', 'malformed', 'refused'] as const)(
    'stays when the service could not be asked: %s',
    (refusal) => {
      expect(stepToShow('delivery', { ...plain, refusal })).toBe('delivery');
      expect(stepToShow('payment', { ...plain, isDelivered: true, refusal })).toBe('payment');
      expect(stepToShow('payment', { ...plain, refusal })).toBe('delivery');
      expect(stepToShow('age', { ...aged, refusal })).toBe('age');
    },
  );

  it('is the cart instead of the age check when no product has an age limit', () => {
    expect(stepToShow('age', plain)).toBe('cart');
  });
});

it('delivery is done when there is an address, a delivery method and an e-mail', () => {
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
