// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../../tests/support/fake-http';
import { withQueries } from '../../../../tests/support/queries';
import { render } from '../../../../tests/support/render';
import type { FrameMessage } from '../../../api/checkout-frames/schema';
import type { CartRow } from '../../../domain/cart';
import { emptyCart } from '../../../domain/empty-cart';
import { productNumber } from '../../../domain/ids';
import { ore, zero } from '../../../domain/money';
import { configureTracking } from '../../../telemetry/track';
import type { Payment } from '../payment/use-payment';
import { PaymentStep } from './PaymentStep';

const frame = vi.hoisted(() => ({ post: (_: FrameMessage) => {} }));

vi.mock('../frames/ProviderFrame', () => ({
  ProviderFrame({ onMessage }: { onMessage: (message: FrameMessage) => void }) {
    frame.post = onMessage;
    return null;
  },
}));

const row: CartRow = {
  ...{
    itemId: productNumber('100124'),
    path: '/produkt/plaster-100124/',
    title: 'Plåster',
    subTitle: '',
    picture: null,
  },
  ...{ quantity: 1, marketingSensitive: false, substance: null, activeSubstance: null },
  ...{ unitPrice: ore(2500), totalPrice: ore(2500), discount: zero, promotions: [], stock: null, maxQuantity: null },
};
const totals = {
  ...{ products: ore(2500), discount: zero, shipping: zero, bonusCheques: zero, bonusLeft: null },
  ...{ vat: zero, net: zero, total: ore(2500), leftToFreeShipping: zero },
};

const sink = vi.fn();

beforeEach(async () => {
  fakeHttp(() => new Promise(() => {}));
  sink.mockReset();
  configureTracking(sink);
  await render(
    withQueries(
      <PaymentStep
        cart={{ ...emptyCart, rows: [row], totals }}
        src="https://p.example/frames/payment/?session=1"
        paymentId="p1"
        payment={{ state: 'open', settle: async () => {} } as unknown as Payment}
        orderer={null}
        idRequired={false}
        onRetry={() => {}}
        onChangeDelivery={() => {}}
      />,
    ),
  );
  // What is loaded later must have come before the test ends.
  await act(() => vi.dynamicImportSettled());
});

const tracked = () =>
  sink.mock.calls.map(([{ name, parameters }]) => [name, parameters.shipping_tier ?? parameters.payment_type]);

it('a delivery method of the payment’s provider is tracked as one of delivery, and only a way to pay as one of payment', async () => {
  await act(async () => frame.post({ type: 'shippingChosen', frame: 'payment', method: 'brevlada' }));
  await act(async () => frame.post({ type: 'methodChanged', frame: 'payment', method: 'swish' }));
  await act(async () => frame.post({ type: 'approved', frame: 'payment', paymentId: 'p1' }));
  expect(tracked()).toEqual([
    ['add_shipping_info', 'brevlada'],
    ['add_payment_info', 'swish'],
  ]);
});

it('who pays in a way that the provider has not named has chosen one, too', async () => {
  await act(async () => frame.post({ type: 'approved', frame: 'payment', paymentId: 'p1' }));
  expect(tracked()).toEqual([['add_payment_info', 'unknown']]);
});
