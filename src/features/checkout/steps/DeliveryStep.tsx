import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FrameMessage } from '../../../api/checkout-frames/schema';
import { PartBoundary } from '../../../blocks/part-boundary/PartBoundary';
import { postalCode } from '../../../cart/checkout/postal-code';
import type { Cart } from '../../../domain/cart';
import { type Name, nameConflict } from '../../../domain/payer-name';
import { part } from '../../../lib/part';
import { Button } from '../../../ui/button/Button';
import { ProviderFrame } from '../frames/ProviderFrame';
import { takeFrameChange } from '../use-checkout';
import { CheckoutFailure } from './CheckoutFailure';
import { DeliveryIncomplete } from './DeliveryIncomplete';
import { OtherReceiver } from './OtherReceiver';
import { isDelivered } from './steps';
import { useDeliveryAttempt } from './use-delivery-attempt';

const cooledProducts = part(() => import('../../../blocks/prescription-rows/CooledProducts'));

interface DeliveryStepProps {
  cart: Cart;
  src: string;
  /** The only person who may receive the products; null for anybody. */
  receiver: Name | null;
  busy: boolean;
  onRetry: () => void;
  onDone: () => void;
}

export function DeliveryStep({ cart, src, receiver, busy, onRetry, onDone }: DeliveryStepProps) {
  const { t } = useLingui();
  const attempt = useDeliveryAttempt(isDelivered(cart), goOn);
  const [wasRefused, setWasRefused] = useState(false);
  const isOther = nameConflict({ payer: null, receiver: cart.deliveryAddress, orderer: receiver }) !== null;
  const [noMethods, setNoMethods] = useState(false);
  const products = cart.rows.map((row) => `${row.itemId}:${row.quantity}`).join();
  const worth = cart.totals && cart.totals.products - cart.totals.discount;

  function goOn(): void {
    setWasRefused(isOther);
    if (!isOther) onDone();
  }

  function onMessage(message: FrameMessage): void {
    if (message.type === 'incomplete') {
      attempt.reportMissing(message.fields);
      return;
    }
    if (message.type === 'validating') {
      attempt.reportSending();
      return;
    }
    if (message.type === 'addressChanged' && message.postalCode !== null) postalCode.write(message.postalCode);
    setNoMethods(message.type === 'noMethods');
    void takeFrameChange();
  }

  return (
    <>
      <PartBoundary>
        <cooledProducts.Component cart={cart} />
      </PartBoundary>
      <ProviderFrame
        kind="shipping"
        src={src}
        title={t`Leverans`}
        cartStamp={`${products} ${worth}`}
        validations={attempt.validations}
        onMessage={onMessage}
        onReload={attempt.reset}
        onRetry={onRetry}
      />
      {noMethods && <CheckoutFailure failure={{ kind: 'conflict', code: null }} />}
      <Button size="huge" wide loading={busy || attempt.waiting} onClick={attempt.requestNext}>
        <Trans>Fortsätt till betalning</Trans>
      </Button>
      {/* Below the button, so that the button does not move under the pointer when the alert disappears. */}
      {receiver && wasRefused && isOther && <OtherReceiver receiver={receiver} />}
      {attempt.missing && !noMethods && <DeliveryIncomplete fields={attempt.missing} />}
    </>
  );
}
