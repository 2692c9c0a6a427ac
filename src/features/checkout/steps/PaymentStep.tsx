import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { FrameMessage } from '../../../api/checkout-frames/schema';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { PartBoundary } from '../../../blocks/part-boundary/PartBoundary';
import type { Cart } from '../../../domain/cart';
import { paymentId as toPaymentId } from '../../../domain/ids';
import { zero } from '../../../domain/money';
import { type Name, nameConflict } from '../../../domain/payer-name';
import { part } from '../../../lib/part';
import { usePartLoader } from '../../../lib/part-loader';
import { trackPaymentChosen } from '../../../telemetry/payment-chosen';
import { Button } from '../../../ui/button/Button';
import { besideSteps } from '../beside-steps-part';
import { ProviderFrame } from '../frames/ProviderFrame';
import type { Payment } from '../payment/use-payment';
import { refreshCart } from '../use-checkout';
import { IdAcknowledgement } from './IdAcknowledgement';
import { NamesDifferAlert } from './NamesDifferAlert';
import { PaymentFailed } from './PaymentFailed';
import * as styles from './steps.css';
import { TermsLinks } from './TermsLinks';
import { useOutstandingDisclaimers } from './use-disclaimers';

const extras = part(() => import('../extras/Extras'));

interface PaymentStepProps {
  cart: Cart;
  src: string | null;
  paymentId: string | null;
  payment: Payment;
  /** Who is signed in. */
  orderer: Name | null;
  /** The products are handed over only to the person who pays. */
  idRequired: boolean;
  onRetry: () => void;
  onChangeDelivery: () => void;
}

export function PaymentStep({ cart, src, paymentId, payment, orderer, idRequired, ...on }: PaymentStepProps) {
  const { t } = useLingui();
  const loader = usePartLoader();
  const [acknowledged, setAcknowledged] = useState(false);
  // Stays mounted once open, so that the customer's input is not lost.
  const [opened, setOpened] = useState(false);
  /** Each one is told anew. */
  const [declines, setDeclines] = useState(0);
  const mustRead = useOutstandingDisclaimers(cart).length > 0;
  const isOpen = (acknowledged || !idRequired) && !mustRead;
  if (isOpen && !opened) setOpened(true);
  useEffect(() => {
    void loader.load(besideSteps);
  }, [loader]);

  function onMessage(message: FrameMessage): void {
    if (message.type === 'addressChanged') void refreshCart();
    if (message.type === 'methodChanged') trackPaymentChosen(cart.rows, message.method);
    if (!('paymentId' in message) || message.paymentId !== paymentId) return;
    if (message.type === 'declined') {
      setDeclines((before) => before + 1);
      payment.declined();
    } else if (message.type === 'redirect') void payment.leave(message.url);
    else void payment.settle(toPaymentId(message.paymentId));
  }

  const names = { payer: cart.billingAddress, receiver: cart.deliveryAddress, orderer };
  const total = cart.totals?.total;
  if (src === null && total !== zero) return <FailureAlert onRetry={on.onRetry} />;
  return (
    <>
      <PartBoundary placeholder={<div className={styles.extrasPlaceholder} />}>
        <extras.Component cart={cart} />
      </PartBoundary>
      {idRequired && <IdAcknowledgement ticked={acknowledged} onTick={setAcknowledged} />}
      {(payment.state === 'declined' || payment.state === 'blocked') && (
        <PaymentFailed key={declines} reason={payment.state} />
      )}
      {opened && (
        <div className={styles.payment} hidden={!isOpen}>
          {idRequired && <NamesDifferAlert {...names} onChangeDelivery={on.onChangeDelivery} />}
          <TermsLinks cart={cart} />
          {src === null ? (
            // A payment form refuses another name itself.
            !(idRequired && nameConflict(names)) && <NothingToPay onDone={() => payment.settle(null)} />
          ) : (
            <ProviderFrame
              kind="payment"
              src={src}
              title={t`Betalning`}
              cartStamp={String(total)}
              onMessage={onMessage}
              onRetry={on.onRetry}
            />
          )}
        </div>
      )}
    </>
  );
}

function NothingToPay({ onDone }: { onDone: () => void }) {
  return (
    <>
      <p>
        <Trans>Det finns inget att betala.</Trans>
      </p>
      <Button size="huge" wide onClick={onDone}>
        <Trans>Slutför beställningen</Trans>
      </Button>
    </>
  );
}
