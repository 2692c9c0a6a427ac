// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/render';
import type { CheckoutOutcome } from '../../../cart/checkout/checkout';
import { provideCart } from '../../../cart/current-cart';
import { openDisclaimerAtom } from '../../../cart/disclaimers/question';
import { type Cart, checkoutOwnerOf } from '../../../domain/cart';
import { emptyCart } from '../../../domain/empty-cart';
import { cartId } from '../../../domain/ids';
import { store } from '../../../lib/store';
import { useStepFlow } from './use-step-flow';

const { startCheckout } = vi.hoisted(() => ({ startCheckout: vi.fn<() => Promise<CheckoutOutcome>>() }));
vi.mock('../../../cart/checkout/checkout', () => ({ startCheckout }));

const delivered: Cart = { ...emptyCart, shippingMethod: 'Brevlåda' };
const deliveryAddress = {
  ...{ firstName: 'Kim', lastName: 'Lund', street: 'Exempelgatan 1', careOf: null },
  ...{ postalCode: '111 22', city: 'Stockholm' },
};
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

it('a customer whose details are gone from the cart, as after a sign-out elsewhere, gets new frames', async () => {
  history.replaceState(null, '', '/kassa/?steg=leverans');
  const detailed: Cart = { ...delivered, email: 'kim.lund@example.com' };
  const first = opened(delivered, 'first');
  startCheckout.mockReset().mockResolvedValueOnce(first).mockResolvedValueOnce(opened(delivered, 'second'));
  const onFrame = vi.fn<(address: string | null) => void>();
  const { show } = await render(<Screen cart={delivered} onFrame={onFrame} />);
  await show(<Screen cart={detailed} onFrame={onFrame} />);
  expect(onFrame.mock.lastCall?.[0]).toContain('session=first');
  await show(<Screen cart={delivered} onFrame={onFrame} />);
  expect(onFrame.mock.lastCall?.[0]).toContain('session=second');
});

it('details that are gone are reported until the customer goes on, but not those of another cart', async () => {
  history.replaceState(null, '', '/kassa/?steg=leverans');
  const detailed: Cart = { ...delivered, deliveryAddress, email: 'kim.lund@example.com' };
  const another: Cart = { ...delivered, cartId: cartId('another') };
  const own = opened(delivered, 'own');
  startCheckout
    .mockReset()
    .mockResolvedValue(own)
    .mockResolvedValueOnce(own)
    .mockResolvedValueOnce(opened(another, 'a'));
  let flow: ReturnType<typeof useStepFlow> | undefined;
  const onRender = (now: ReturnType<typeof useStepFlow>) => {
    flow = now;
  };
  const { show } = await render(<Flow cart={detailed} onRender={onRender} />);
  await show(<Flow cart={another} onRender={onRender} />);
  expect(flow?.detailsLost).toBe(false);
  await show(<Flow cart={detailed} onRender={onRender} />);
  await show(<Flow cart={delivered} onRender={onRender} />);
  expect(flow?.detailsLost, 'with the frames of nobody').toBe(true);
  expect(startCheckout).toHaveBeenCalledTimes(4);
  await show(<Flow cart={detailed} onRender={onRender} />);
  expect(flow?.detailsLost, 'while they are filled in').toBe(true);
  await act(async () => flow?.go('payment'));
  expect(flow).toMatchObject({ step: 'payment', detailsLost: false });
  await show(<Flow cart={delivered} onRender={onRender} />);
  expect(flow).toMatchObject({ step: 'delivery', detailsLost: true });
});

it('a checkout that could not be opened on the way to the payment is opened from the same step', async () => {
  history.replaceState(null, '', '/kassa/?steg=leverans');
  const lost: CheckoutOutcome = { ok: false, failure: { kind: 'network' } };
  startCheckout.mockReset().mockResolvedValueOnce(opened(delivered, 'kept')).mockResolvedValueOnce(lost);
  const whole: Cart = { ...delivered, deliveryAddress, email: 'kim.lund@example.com' };
  let flow: ReturnType<typeof useStepFlow> | undefined;
  const onRender = (now: ReturnType<typeof useStepFlow>) => {
    flow = now;
  };
  await render(<Flow cart={whole} onRender={onRender} />);
  await act(async () => flow?.openThen('payment'));
  expect(flow).toMatchObject({ step: 'delivery', interruption: { kind: 'network' } });
  expect(flow?.frames?.deliveryFrame).toContain('session=kept');
  startCheckout.mockResolvedValue(opened(whole, 'kept'));
  await act(async () => flow?.retry());
  expect(flow).toMatchObject({ step: 'payment', interruption: null });
  expect(startCheckout).toHaveBeenCalledTimes(3);
});

it('who goes back while the checkout is opened is not led to the payment', async () => {
  history.replaceState(null, '', '/kassa/?steg=leverans');
  let answer = (_outcome: CheckoutOutcome) => {};
  const whole: Cart = { ...delivered, deliveryAddress, email: 'kim.lund@example.com' };
  startCheckout.mockReset().mockResolvedValueOnce(opened(whole, 'kept'));
  let flow: ReturnType<typeof useStepFlow> | undefined;
  const onRender = (now: ReturnType<typeof useStepFlow>) => {
    flow = now;
  };
  await render(<Flow cart={whole} onRender={onRender} />);
  startCheckout.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await act(async () => flow?.openThen('payment'));
  await act(async () => history.replaceState(null, '', '/kassa/'));
  await act(async () => answer(opened(whole, 'kept')));
  expect(flow?.step).toBe('cart');
  expect(location.search).toBe('');
});

it('a customer whose delivery another tab removes chooses again, and goes on by pressing', async () => {
  history.replaceState(null, '', '/kassa/?steg=betalning');
  startCheckout.mockReset().mockResolvedValue(opened(delivered, 'kept'));
  const whole: Cart = { ...delivered, deliveryAddress, email: 'kim.lund@example.com' };
  let step: string | undefined;
  const onRender = (flow: ReturnType<typeof useStepFlow>) => {
    step = flow.step;
  };
  const { show } = await render(<Flow cart={whole} onRender={onRender} />);
  expect(step).toBe('payment');
  await show(<Flow cart={{ ...whole, shippingMethod: null }} onRender={onRender} />);
  expect(location.search).toBe('?steg=leverans');
  await show(<Flow cart={whole} onRender={onRender} />);
  expect(step).toBe('delivery');
});

function Flow({
  cart = delivered,
  onRender,
}: {
  cart?: Cart;
  onRender: (flow: ReturnType<typeof useStepFlow>) => void;
}) {
  onRender(useStepFlow(cart, { hasAgeLimit: false }));
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
