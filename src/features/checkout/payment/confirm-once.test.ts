import { expect, it, vi } from 'vitest';
import type { ConfirmOutcome } from '../../../cart/checkout/checkout';
import { orderId, paymentId } from '../../../domain/ids';
import { createConfirmOnce } from './confirm-once';

const payment = paymentId('p1');
const confirmed: ConfirmOutcome = {
  ok: true,
  confirmation: { status: 'confirmed', orderId: orderId('o1'), customerToken: 't' },
};
const pending: ConfirmOutcome = { ok: true, confirmation: { status: 'pending', orderId: null, customerToken: null } };

it('a payment that is approved twice is confirmed once', async () => {
  const confirm = vi.fn().mockResolvedValue(confirmed);
  const once = createConfirmOnce(confirm);
  const answers = await Promise.all([once(payment), once(payment)]);
  expect(answers).toEqual([confirmed, confirmed]);
  expect(await once(payment)).toBe(confirmed);
  expect(confirm).toHaveBeenCalledTimes(1);
});

it('a pending payment can be checked again', async () => {
  const confirm = vi.fn().mockResolvedValueOnce(pending).mockResolvedValueOnce(confirmed);
  const once = createConfirmOnce(confirm);
  expect(await once(payment)).toBe(pending);
  expect(await once(payment)).toBe(confirmed);
});

it('a lost answer does not block the next attempt', async () => {
  const lost: ConfirmOutcome = { ok: false, failure: { kind: 'network' } };
  const confirm = vi.fn().mockResolvedValueOnce(lost).mockResolvedValueOnce(confirmed);
  const once = createConfirmOnce(confirm);
  expect(await once(payment)).toBe(lost);
  expect(await once(payment)).toBe(confirmed);
});

it('approvals during a pending request share one further request', async () => {
  const confirm = vi.fn().mockResolvedValueOnce(pending).mockResolvedValue(confirmed);
  const once = createConfirmOnce(confirm);
  const answers = await Promise.all([once(payment), once(payment), once(payment)]);
  expect(answers).toEqual([pending, confirmed, confirmed]);
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('two carts with nothing to pay are two orders, but a double click is one', async () => {
  const confirm = vi.fn().mockResolvedValue(confirmed);
  const once = createConfirmOnce(confirm);
  await Promise.all([once(null), once(null)]);
  expect(confirm).toHaveBeenCalledTimes(1);
  await once(null);
  expect(confirm).toHaveBeenCalledTimes(2);
});
