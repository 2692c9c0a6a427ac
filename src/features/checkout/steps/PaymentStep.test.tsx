// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../../tests/support/fake-http';
import { withQueries } from '../../../../tests/support/queries';
import { byRole, press, render } from '../../../../tests/support/render';
import type { Cart, ContactAddress } from '../../../domain/cart';
import { emptyCart } from '../../../domain/empty-cart';
import { ore, zero } from '../../../domain/money';
import type { Payment } from '../payment/use-payment';
import { PaymentStep } from './PaymentStep';

const nothing = async () => {};
const settle = vi.fn<Payment['settle']>();
const payment: Payment = {
  state: 'open',
  refusal: null,
  settle,
  confirmAgain: nothing,
  orderAgain: async () => 'unsure',
  declined() {},
  leave: nothing,
  comeBack: nothing,
  followOrder: nothing,
  payOtherwise: nothing,
};

const orderer = { firstName: 'Karin', lastName: 'Lindqvist' };
const addressOf = (name: Pick<ContactAddress, 'firstName' | 'lastName'>): ContactAddress => ({
  ...name,
  ...{ street: 'Exempelgatan 1', careOf: null, postalCode: '111 22', city: 'Stockholm' },
});
const other = { firstName: 'Kim', lastName: 'Lund' };
const totals: NonNullable<Cart['totals']> = {
  ...{ products: zero, discount: zero, shipping: zero, bonusCheques: zero, bonusLeft: null },
  ...{ vat: zero, net: zero, total: zero, leftToFreeShipping: zero },
};

async function show(cart: Partial<Cart>, src: string | null = null): Promise<string> {
  await render(
    withQueries(
      <PaymentStep
        cart={{ ...emptyCart, totals, ...cart }}
        src={src}
        paymentId={null}
        payment={payment}
        orderer={orderer}
        idRequired
        onRetry={() => {}}
        onChangeDelivery={() => {}}
      />,
    ),
  );
  await press(document.querySelector<HTMLInputElement>('input[type=checkbox][required]') as HTMLInputElement);
  return document.body.textContent ?? '';
}

async function network(isThere: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  await act(async () => void dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

beforeEach(() => {
  settle.mockReset();
  fakeHttp(() => new Promise(() => {}));
});
afterEach(() => vi.restoreAllMocks());

it('an order with nothing to pay speaks of who orders, not of who pays', async () => {
  const text = await show({ deliveryAddress: addressOf(orderer) });
  expect(text).toContain('Bara den som beställer kan ta emot eller hämta dem');
  expect(text).toContain('Jag förstår att bara jag som beställer kan ta emot eller hämta varorna');
  expect(text).not.toMatch(/som betalar|betalning och/);
});

it('an order with nothing to pay for another name is changed in the delivery', async () => {
  const text = await show({ deliveryAddress: addressOf(other), billingAddress: addressOf(orderer) });
  expect(text).toContain('Leveransen har ett annat namn än ditt');
  expect(text).toContain('leveransen måste ha ditt namn');
  expect(text).not.toContain('i betalningen');
});

it('a payer who is left from before there was nothing to pay does not matter', async () => {
  await show({ deliveryAddress: addressOf(orderer), billingAddress: addressOf(other) });
  await press(byRole('button', 'Slutför beställningen'));
  expect(settle).toHaveBeenCalledExactlyOnceWith(null);
});

it('without a network nothing is ordered, the shop says so, and the customer goes on when it is back', async () => {
  await show({ deliveryAddress: addressOf(orderer) });
  await network(false);
  const alert = () => document.querySelector('[role=alert]')?.textContent ?? '';
  expect(alert()).toContain('Du är inte uppkopplad');
  expect(alert()).toContain('ingen beställning läggs');
  await press(byRole('button', 'Slutför beställningen'));
  expect(settle).not.toHaveBeenCalled();
  await network(true);
  expect(alert()).toBe('');
  expect(document.body.textContent).toContain('Du är uppkopplad igen');
  await press(byRole('button', 'Slutför beställningen'));
  expect(settle).toHaveBeenCalledExactlyOnceWith(null);
});

it('a payment is not sent without a network, which the shop says itself', async () => {
  await show({ totals: { ...totals, total: ore(100) } }, 'https://p.example/frames/payment/?session=1');
  await network(false);
  expect(document.body.textContent).toContain('Ingen betalning går iväg och inga pengar dras utan nätverk.');
});
