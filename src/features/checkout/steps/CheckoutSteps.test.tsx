// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../../tests/support/fake-http';
import { withQueries } from '../../../../tests/support/queries';
import { byRole, press, render } from '../../../../tests/support/render';
import type { Failure } from '../../../api/errors';
import type { CheckoutOutcome } from '../../../cart/checkout/checkout';
import { beforeStart } from '../../../cart/view';
import { emptyCart } from '../../../domain/empty-cart';
import { ore } from '../../../domain/money';
import type { Payment } from '../payment/use-payment';
import { CheckoutSteps } from './CheckoutSteps';

const { startCheckout } = vi.hoisted(() => ({ startCheckout: vi.fn<() => Promise<CheckoutOutcome>>() }));
vi.mock('../../../cart/checkout/checkout', () => ({ startCheckout }));

const nothing = async () => {};
const payment: Payment = {
  state: 'open',
  refusal: null,
  settle: nothing,
  confirmAgain: nothing,
  orderAgain: async () => 'unsure',
  declined() {},
  leave: nothing,
  comeBack: nothing,
  followOrder: nothing,
  payOtherwise: nothing,
};
const needs = { adultProducts: [], idRequired: false, conflict: null };

/** Whether `element` is after `other` in the document. */
const isAfter = (element: Element, other: Element) =>
  other.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
const steps = (cart = emptyCart) =>
  withQueries(<CheckoutSteps cart={cart} view={beforeStart} payment={payment} needs={needs} onEmptied={() => {}} />);

it('what arrives late is not inserted above the button that leads on', async () => {
  fakeHttp(() => new Promise(() => {}));
  history.replaceState(null, '', '/kassa/');
  await render(steps({ ...emptyCart, memberSession: true }));
  for (const lazy of ['#bonuscheckar', 'input[name=voucher]']) {
    const element = await vi.waitUntil(() => document.querySelector(lazy), { timeout: 4000 });
    expect(isAfter(element, byRole('button', 'Fortsätt'))).toBe(true);
  }
});

it('prescription goods that are not shown yet have their space, and keep nobody from going on', async () => {
  fakeHttp(() => new Promise(() => {}));
  history.replaceState(null, '', '/kassa/');
  const bag = {
    ...{ status: 'attached' as const, prescriptionBagId: 'b1', totalRows: 2, quantity: 3 },
    ...{ totalPrice: ore(0), vatAmount: ore(0), customerPrice: ore(0) },
  };
  startCheckout.mockClear().mockReturnValue(new Promise(() => {}));
  await render(steps({ ...emptyCart, bag }));
  const loading = () => document.querySelector('[role=status][aria-label="Receptvarorna hämtas"]');
  expect(loading()?.children).toHaveLength(2);
  await press(byRole('button', 'Fortsätt'));
  expect(startCheckout).toHaveBeenCalledOnce();
});

it.each<[string, Failure, 'above' | 'below']>([
  ['no network', { kind: 'network' }, 'below'],
  ['no sale of these products', { kind: 'conflict', code: null }, 'above'],
])('why the checkout was not opened (%s) takes the focus, each time', async (_, failure, where) => {
  fakeHttp(() => new Promise(() => {}));
  history.replaceState(null, '', '/kassa/');
  startCheckout.mockResolvedValue({ ok: false, failure });
  await render(steps());
  for (const _press of ['first', 'second']) {
    const onwards = byRole('button', 'Fortsätt');
    await press(onwards);
    const alert = document.querySelector('[role=alert]');
    expect(alert, 'said').not.toBeNull();
    expect(document.activeElement?.contains(alert) && document.activeElement !== document.body).toBe(true);
    expect(alert && isAfter(alert, onwards) ? 'below' : 'above').toBe(where);
  }
});
