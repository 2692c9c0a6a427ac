import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FrameMessage } from '../../../api/checkout-frames/schema';
import { postalCode } from '../../../cart/checkout/postal-code';
import type { Cart } from '../../../domain/cart';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import { ProviderFrame } from '../frames/ProviderFrame';
import { refreshCart } from '../use-checkout';
import { CheckoutFailure } from './CheckoutFailure';
import { isDelivered } from './steps';

interface DeliveryStepProps {
  cart: Cart;
  src: string;
  busy: boolean;
  onRetry: () => void;
  onDone: () => void;
}

/** Milliseconds to wait for the customer's last input to reach the cart through the provider. */
const grace = 3000;

export function DeliveryStep({ cart, src, busy, onRetry, onDone }: DeliveryStepProps) {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState<'none' | 'waiting' | 'missing'>('none');
  const [noMethods, setNoMethods] = useState(false);
  const delivered = isDelivered(cart);
  const products = cart.rows.map((row) => `${row.itemId}:${row.quantity}`).join();
  const worth = cart.totals && cart.totals.products - cart.totals.discount;

  function onMessage(message: FrameMessage): void {
    if (message.type === 'addressChanged' && message.postalCode !== null) postalCode.write(message.postalCode);
    setNoMethods(message.type === 'noMethods');
    void refreshCart();
  }

  function requestNext(): void {
    if (delivered) {
      onDone();
    } else {
      setAttempt('waiting');
      void refreshCart();
    }
  }

  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (attempt !== 'waiting') return;
    if (delivered) {
      setAttempt('none');
      done();
      return;
    }
    const timer = setTimeout(() => setAttempt('missing'), grace);
    return () => clearTimeout(timer);
  }, [attempt, delivered]);

  return (
    <>
      <ProviderFrame
        kind="shipping"
        src={src}
        title={t`Leverans`}
        cartStamp={`${products} ${worth}`}
        onMessage={onMessage}
        onRetry={onRetry}
      />
      {noMethods && <CheckoutFailure failure={{ kind: 'conflict', code: null }} />}
      <Button size="huge" wide loading={busy || attempt === 'waiting'} onClick={requestNext}>
        <Trans>Fortsätt till betalning</Trans>
      </Button>
      {/* Below the button, so that the button does not move under the pointer when the alert disappears. */}
      {attempt === 'missing' && !delivered && !noMethods && (
        <Alert tone="error">
          <Trans>Fyll i alla uppgifter och välj ett leveranssätt för att gå vidare.</Trans>
        </Alert>
      )}
    </>
  );
}
