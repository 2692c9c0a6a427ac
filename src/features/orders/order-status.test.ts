import { expect, it } from 'vitest';
import { headingOf, statusTextsOf } from './order-status';

const textsOf = (status: 'confirmed' | 'delivered', pickupPlace: string | null) => {
  const order = { status, pickupPlace };
  return [statusTextsOf(order).text.message, headingOf(order).message];
};

it('an order that waits at a pickup place is not called delivered', () => {
  expect(textsOf('delivered', null)).toEqual(['Levererad', 'Din beställning är levererad']);
  expect(textsOf('delivered', 'Ombudet')).toEqual(['Framme på utlämningsstället', 'Din beställning är framme']);
  expect(textsOf('confirmed', 'Ombudet')).toEqual(['Bekräftad', 'Tack för din beställning!']);
});
