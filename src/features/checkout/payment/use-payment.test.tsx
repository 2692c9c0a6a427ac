// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testQueries, withQueries } from '../../../../tests/support/queries';
import { render } from '../../../../tests/support/render';
import { memberInfoQuery } from '../../../api/member/queries';
import type { ConfirmOutcome } from '../../../cart/checkout/checkout';
import { changedPaymentAtom, isPaymentUnsureAtom, knownPayment, openPayment } from '../../../cart/checkout/last-order';
import { cartId, orderId, type PaymentId, paymentId } from '../../../domain/ids';
import { store } from '../../../lib/store';
import { setEmbedder } from '../../../platform/embedder/current';
import type { Embedder } from '../../../platform/embedder/embedder';
import { type Payment, usePayment } from './use-payment';

const { confirmPayment } = vi.hoisted(() => ({
  confirmPayment: vi.fn<(paymentId: PaymentId | null) => Promise<ConfirmOutcome>>(),
}));
const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn<(address: string) => Promise<boolean>>() }));
vi.mock('../../../cart/checkout/checkout', () => ({ confirmPayment }));
vi.mock('./leave-for', () => ({ leaveFor }));

const lost: ConfirmOutcome = { ok: false, failure: { kind: 'network' } };
const confirmed: ConfirmOutcome = {
  ok: true,
  confirmation: { status: 'confirmed', orderId: orderId('o1'), customerToken: 't' },
};

const waiting: ConfirmOutcome = {
  ok: true,
  confirmation: { status: 'pending', orderId: null, customerToken: null },
};
const refused: ConfirmOutcome = { ok: true, confirmation: { ...waiting.confirmation, status: 'rejected' } };

const queries = testQueries();
let resumed: Set<() => unknown>;
/** A payment that has become an order is not checked again, so each test has its own. */
let payments = 0;
const open = () => paymentId(`open-${payments}`);

beforeEach(() => {
  confirmPayment.mockReset().mockResolvedValue(waiting);
  leaveFor.mockReset().mockResolvedValue(true);
  resumed = new Set();
  const on: Embedder['on'] = (event, handler) => {
    const call = () => handler(undefined as never);
    if (event === 'resumed') resumed.add(call);
    return () => resumed.delete(call);
  };
  setEmbedder({ on } as Partial<Embedder> as Embedder);
  payments += 1;
  knownPayment.clear();
  openPayment.write({ cartId: cartId('c1'), channel: 'b2c', paymentId: open() });
  history.replaceState(null, '', '/kassa/?steg=betalning');
});

function Screen({ onRender }: { onRender: (payment: Payment) => void }) {
  onRender(usePayment());
  return null;
}

async function checkout(): Promise<() => Payment> {
  const onRender = vi.fn<(payment: Payment) => void>();
  await render(withQueries(<Screen onRender={onRender} />, queries));
  return () => {
    const [payment] = onRender.mock.lastCall ?? [];
    if (!payment) throw new Error('not rendered');
    return payment;
  };
}

it.each([
  ['there was nothing to pay', null],
  ['there was something to pay', paymentId('p1')],
])('an order whose answer was lost is checked again when %s', async (_, id) => {
  openPayment.write({ cartId: cartId('c1'), channel: 'b2c', paymentId: id });
  confirmPayment.mockResolvedValue(lost);
  const payment = await checkout();
  await act(() => payment().settle(id));
  expect(payment().state).toBe('unsure');
  confirmPayment.mockClear();
  confirmPayment.mockResolvedValue(confirmed);
  await act(() => payment().confirmAgain());
  expect(confirmPayment).toHaveBeenCalledExactlyOnceWith(id);
  expect(location.pathname).toBe('/kassa/tack/');
});

const bank = 'https://bank.example/';

it('a payment on another page is checked when the customer returns', async () => {
  const payment = await checkout();
  await act(() => payment().leave(bank));
  expect(payment().state).toBe('away');
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith(bank);
  confirmPayment.mockClear();
  await act(async () => resumed.forEach((resume) => void resume()));
  expect(confirmPayment).toHaveBeenCalledExactlyOnceWith(open());
  expect(payment().state, 'nobody knows yet').toBe('away');
  confirmPayment.mockResolvedValue(confirmed);
  await act(async () => resumed.forEach((resume) => void resume()));
  expect(location.pathname).toBe('/kassa/tack/');
});

it('a payment that was refused on another page can be tried again', async () => {
  const payment = await checkout();
  await act(() => payment().leave(bank));
  confirmPayment.mockResolvedValue(refused);
  await act(() => payment().comeBack());
  expect(payment().state).toBe('declined');
});

it('a page restored from the back/forward cache checks the payment too', async () => {
  const payment = await checkout();
  await act(() => payment().leave(bank));
  confirmPayment.mockResolvedValue(refused);
  await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(payment().state).toBe('declined');
});

it('another payment method is offered, unless the payment has gone through meanwhile', async () => {
  const payment = await checkout();
  await act(() => payment().leave(bank));
  await act(() => payment().payOtherwise());
  expect(payment().state).toBe('open');
  await act(() => payment().leave(bank));
  confirmPayment.mockResolvedValue(confirmed);
  await act(() => payment().payOtherwise());
  expect(location.pathname).toBe('/kassa/tack/');
});

it('the payment methods remain if the payment page cannot be opened', async () => {
  leaveFor.mockResolvedValue(false);
  const payment = await checkout();
  await act(() => payment().leave(bank));
  expect(payment().state).toBe('blocked');
});

it('nothing is requested on a return without an open payment', async () => {
  openPayment.write(null);
  await checkout();
  await act(async () => resumed.forEach((resume) => void resume()));
  expect(confirmPayment).not.toHaveBeenCalled();
});

it('points are fetched again after an order', async () => {
  const { queryKey } = memberInfoQuery(true);
  queries.setQueryData(queryKey, null);
  const payment = await checkout();
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(false);
  confirmPayment.mockResolvedValue(confirmed);
  await act(() => payment().settle(open()));
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

const unsureElsewhere = (since = Date.now()) =>
  knownPayment.write({ cartId: cartId('c1'), channel: 'b2c', paymentId: open(), unsureSince: since });

it('a payment whose result is unknown is reported to all tabs until it is known', async () => {
  const payment = await checkout();
  expect(store.get(isPaymentUnsureAtom)).toBe(false);
  await act(() => payment().settle(open()));
  expect(payment().state).toBe('unsure');
  expect(store.get(isPaymentUnsureAtom)).toBe(true);
  confirmPayment.mockResolvedValue(refused);
  await act(() => payment().confirmAgain());
  expect(store.get(isPaymentUnsureAtom)).toBe(false);
});

it('other tabs do not wait for a payment that the service does not know, or whose cart is gone', async () => {
  confirmPayment.mockResolvedValue({ ok: false, failure: { kind: 'invalidCart' } });
  const payment = await checkout();
  await act(() => payment().settle(open()));
  expect(payment().state).toBe('unsure');
  expect(store.get(isPaymentUnsureAtom)).toBe(false);
});

it('a checkout opened in another tab asks for a payment whose result is unknown before the steps', async () => {
  openPayment.write(null);
  unsureElsewhere();
  const payment = await checkout();
  expect(confirmPayment).toHaveBeenCalledExactlyOnceWith(open());
  expect(payment().state).toBe('unsure');
});

it('a tab that waits before the payment asks for that of another tab instead', async () => {
  openPayment.write({ cartId: cartId('c1'), channel: 'b2c', paymentId: null });
  const payment = await checkout();
  confirmPayment.mockClear();
  confirmPayment.mockResolvedValue(confirmed);
  await act(async () => unsureElsewhere());
  expect(confirmPayment).toHaveBeenCalledExactlyOnceWith(open());
  expect(payment().state).toBe('confirming');
  expect(location.pathname).toBe('/kassa/tack/');
});

it('a payment whose result has been unknown for more than a day keeps no other tab from paying', async () => {
  openPayment.write(null);
  unsureElsewhere(Date.now() - 25 * 3_600_000);
  expect(store.get(isPaymentUnsureAtom)).toBe(false);
  const payment = await checkout();
  expect(confirmPayment).not.toHaveBeenCalled();
  expect(payment().state).toBe('open');
});

const otherAmount: ConfirmOutcome = { ok: false, failure: { kind: 'conflict', code: 'AMOUNT_CHANGED' } };

it('a refusal for a changed cart stays while the order gets no answer, in all tabs', async () => {
  const payment = await checkout();
  confirmPayment.mockResolvedValue(otherAmount);
  await act(() => payment().settle(open()));
  confirmPayment.mockResolvedValue(lost);
  expect(await act(() => payment().orderAgain())).toBe('unsure');
  expect(payment()).toMatchObject({ state: 'refused', refusal: otherAmount.failure });
  expect(store.get(changedPaymentAtom)).not.toBeNull();
  expect(store.get(isPaymentUnsureAtom)).toBe(false);
  confirmPayment.mockResolvedValue(otherAmount);
  expect(await act(() => payment().orderAgain())).toBe('refused');
  confirmPayment.mockResolvedValue(confirmed);
  expect(await act(() => payment().orderAgain())).toBe('ordered');
  expect(location.pathname).toBe('/kassa/tack/');
});

it('an order that is under way after a refusal is waited for', async () => {
  const payment = await checkout();
  confirmPayment.mockResolvedValue(otherAmount);
  await act(() => payment().settle(open()));
  confirmPayment.mockResolvedValue(waiting);
  await act(() => payment().orderAgain());
  expect(payment().state).toBe('unsure');
});
