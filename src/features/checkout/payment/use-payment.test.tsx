// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/render';
import type { ConfirmOutcome } from '../../../cart/checkout';
import { openPayment } from '../../../cart/last-order';
import { cartId, orderId, type PaymentId, paymentId } from '../../../domain/ids';
import { type Payment, usePayment } from './use-payment';

const { confirmPayment } = vi.hoisted(() => ({
  confirmPayment: vi.fn<(paymentId: PaymentId | null) => Promise<ConfirmOutcome>>(),
}));
vi.mock('../../../cart/checkout', () => ({ confirmPayment }));

const lost: ConfirmOutcome = { ok: false, failure: { kind: 'network' } };
const confirmed: ConfirmOutcome = {
  ok: true,
  confirmation: { status: 'confirmed', orderId: orderId('o1'), customerToken: 't' },
};

beforeEach(() => {
  confirmPayment.mockReset();
  history.replaceState(null, '', '/kassa/?steg=betalning');
});

function Screen({ onRender }: { onRender: (payment: Payment) => void }) {
  onRender(usePayment());
  return null;
}

async function checkout(): Promise<() => Payment> {
  const onRender = vi.fn<(payment: Payment) => void>();
  await render(<Screen onRender={onRender} />);
  return () => {
    const [payment] = onRender.mock.lastCall ?? [];
    if (!payment) throw new Error('not rendered');
    return payment;
  };
}

it.each([
  ['there was nothing to pay', null],
  ['there was something to pay', paymentId('p1')],
])('an order whose answer was lost is asked for again when %s', async (_, id) => {
  openPayment.write({ cartId: cartId('c1'), paymentId: id });
  confirmPayment.mockResolvedValue(lost);
  const payment = await checkout();
  await act(() => payment().settle(id));
  expect(payment().state).toBe('unsure');
  confirmPayment.mockClear();
  confirmPayment.mockResolvedValue(confirmed);
  await act(() => payment().askAgain());
  expect(confirmPayment).toHaveBeenCalledExactlyOnceWith(id);
  expect(location.pathname).toBe('/kassa/tack/');
});
