import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { FrameMessage } from '../../../api/checkout-frames/schema';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { PartBoundary } from '../../../blocks/part-boundary/PartBoundary';
import type { Cart } from '../../../domain/cart';
import { paymentId as toPaymentId } from '../../../domain/ids';
import { zero } from '../../../domain/money';
import { type Name, nameConflict } from '../../../domain/payer-name';
import { part } from '../../../lib/part';
import { usePartLoader } from '../../../lib/part-loader';
import { trackPaymentChosen, trackShippingOption } from '../../../telemetry/payment-chosen';
import { besideSteps } from '../beside-steps-part';
import { ProviderFrame } from '../frames/ProviderFrame';
import type { Payment } from '../payment/use-payment';
import { takeFrameChange } from '../use-checkout';
import { IdAcknowledgement } from './IdAcknowledgement';
import { NamesDifferAlert } from './NamesDifferAlert';
import { NothingToPay } from './NothingToPay';
import { PaymentFailed } from './PaymentFailed';
import { PaymentOffline } from './PaymentOffline';
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
  /** Each one is announced anew. */
  const [declines, setDeclines] = useState(0);
  /** A provider need not report which way to pay was preselected. */
  const isMethodTracked = useRef(false);
  const mustRead = useOutstandingDisclaimers(cart).length > 0;
  const isOpen = (acknowledged || !idRequired) && !mustRead;
  if (isOpen && !opened) setOpened(true);
  useEffect(() => {
    void loader.load(besideSteps);
  }, [loader]);

  function trackMethod(method: string): void {
    isMethodTracked.current = true;
    trackPaymentChosen(cart.rows, method);
  }

  function onMessage(message: FrameMessage): void {
    if (message.type === 'addressChanged' || message.type === 'shippingChosen') void takeFrameChange();
    if (message.type === 'shippingChosen') trackShippingOption(cart.rows, message.method);
    if (message.type === 'methodChanged') trackMethod(message.method);
    if (!('paymentId' in message) || message.paymentId !== paymentId) return;
    if (message.type !== 'declined' && !isMethodTracked.current) trackMethod('unknown');
    if (message.type === 'declined') {
      setDeclines((before) => before + 1);
      payment.declined();
    } else if (message.type === 'redirect') void payment.leave(message.url);
    else void payment.settle(toPaymentId(message.paymentId));
  }

  const total = cart.totals?.total;
  const isFree = src === null;
  const names = { payer: isFree ? null : cart.billingAddress, receiver: cart.deliveryAddress, orderer };
  if (isFree && total !== zero) return <FailureAlert onRetry={on.onRetry} />;
  return (
    <>
      <PartBoundary placeholder={<div className={styles.extrasPlaceholder} />}>
        <extras.Component cart={cart} />
      </PartBoundary>
      {idRequired && <IdAcknowledgement isFree={isFree} ticked={acknowledged} onTick={setAcknowledged} />}
      {(payment.state === 'declined' || payment.state === 'blocked') && (
        <PaymentFailed key={declines} reason={payment.state} />
      )}
      {opened && (
        <div className={styles.payment} hidden={!isOpen}>
          {idRequired && <NamesDifferAlert {...names} isFree={isFree} onChangeDelivery={on.onChangeDelivery} />}
          <TermsLinks cart={cart} />
          {isFree ? (
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
          <PaymentOffline isFree={isFree} />
        </div>
      )}
    </>
  );
}
