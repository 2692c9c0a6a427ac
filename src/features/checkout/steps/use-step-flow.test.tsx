// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/render';
import type { CheckoutOutcome } from '../../../cart/checkout/checkout';
import { provideCart } from '../../../cart/current-cart';
import { openDisclaimerAtom } from '../../../cart/disclaimers/question';
import { type Cart, checkoutOwnerOf } from '../../../domain/cart';
import { emptyCart } from '../../../domain/empty-cart';
import { store } from '../../../lib/store';
import { useStepFlow } from './use-step-flow';

const { startCheckout } = vi.hoisted(() => ({ startCheckout: vi.fn<() => Promise<CheckoutOutcome>>() }));
vi.mock('../../../cart/checkout/checkout', () => ({ startCheckout }));

const delivered: Cart = { ...emptyCart, shippingMethod: 'Brevlåda' };
const opened = (cart: Cart, token: string): CheckoutOutcome => ({
  ok: true,
  checkout: {
    owner: checkoutOwnerOf(cart),
    deliveryFrame: `https://p.example/frames/delivery/?session=${token}`,
    paymentFrame: `https://p.example/frames/payment/?session=${token}`,
    paymentId: 'p1',
    orderer: null,
  },
});

function Screen({ cart, onFrame }: { cart: Cart; onFrame: (address: string | null) => void }) {
  onFrame(useStepFlow(cart, { hasAgeLimit: false }).frames?.deliveryFrame ?? null);
  return null;
}

it.each([
  ['signs in', { memberSession: true }],
  [
    'gets prescriptions',
    {
      bag: {
        ...{ status: 'attached' as const, prescriptionBagId: 'b1', totalRows: 1, quantity: 1 },
        ...{ totalPrice: 0 as never, vatAmount: 0 as never, customerPrice: 0 as never },
      },
    },
  ],
])('a customer who %s in the checkout gets frames that are theirs, and keeps them', async (_, change) => {
  history.replaceState(null, '', '/kassa/?steg=leverans');
  const own: Cart = { ...delivered, ...change };
  startCheckout.mockReset().mockResolvedValueOnce(opened(delivered, 'guest')).mockResolvedValueOnce(opened(own, 'own'));
  const onFrame = vi.fn<(address: string | null) => void>();
  const { show } = await render(<Screen cart={delivered} onFrame={onFrame} />);
  expect(onFrame.mock.lastCall?.[0]).toContain('session=guest');
  onFrame.mockClear();
  await show(<Screen cart={own} onFrame={onFrame} />);
  expect(onFrame.mock.calls.flat().join()).not.toContain('session=guest');
  expect(onFrame.mock.lastCall?.[0]).toContain('session=own');
  await show(<Screen cart={{ ...own, version: own.version + 1 }} onFrame={onFrame} />);
  expect(startCheckout).toHaveBeenCalledTimes(2);
});

function Flow({ onRender }: { onRender: (flow: ReturnType<typeof useStepFlow>) => void }) {
  onRender(useStepFlow(delivered, { hasAgeLimit: false }));
  return null;
}

it('a disclaimer that the service misses is asked about before the checkout opens, and again after a refusal', async () => {
  history.replaceState(null, '', '/kassa/');
  const request = vi.fn(async () => ({ ok: true, cart: delivered }) as const);
  const substanceOf = async () => null;
  provideCart(async () => ({ core: { request } as never, channel: 'b2c', substanceOf, firstLoad: Promise.resolve() }));
  const refused: CheckoutOutcome = { ok: false, failure: { kind: 'disclaimerRequired', substances: ['naproxen'] } };
  startCheckout.mockReset().mockResolvedValue(refused);
  let flow: ReturnType<typeof useStepFlow> | undefined;
  await render(
    <Flow
      onRender={(now) => {
        flow = now;
      }}
    />,
  );
  const asked = () => vi.waitFor(() => expect(store.get(openDisclaimerAtom)?.substance).toBe('naproxen'));

  await act(async () => flow?.leaveCart());
  await asked();
  await act(async () => store.get(openDisclaimerAtom)?.decline());
  expect(flow?.step).toBe('cart');
  expect(request).not.toHaveBeenCalled();

  await act(async () => flow?.leaveCart());
  await asked();
  startCheckout.mockResolvedValue(opened(delivered, 'read'));
  await act(async () => store.get(openDisclaimerAtom)?.accept());
  await vi.waitFor(() => expect(flow?.step).toBe('delivery'));
  expect(request).toHaveBeenCalledWith({ kind: 'acceptDisclaimers', substances: ['naproxen'] }, {});
});
