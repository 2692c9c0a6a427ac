import { Trans, useLingui } from '@lingui/react/macro';
import type { FrameMessage } from '../../../api/checkout-frames/schema';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import type { Cart } from '../../../domain/cart';
import { paymentId as toPaymentId } from '../../../domain/ids';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import { ProviderFrame } from '../frames/ProviderFrame';
import type { Payment } from '../payment/use-payment';
import { refreshCart } from '../use-checkout';

interface PaymentStepProps {
  cart: Cart;
  src: string | null;
  paymentId: string | null;
  payment: Payment;
  onRetry: () => void;
}

export function PaymentStep({ cart, src, paymentId, payment, onRetry }: PaymentStepProps) {
  const { t } = useLingui();

  function onMessage(message: FrameMessage): void {
    if (message.type === 'addressChanged') void refreshCart();
    if (!('paymentId' in message) || message.paymentId !== paymentId) return;
    if (message.type === 'declined') payment.declined();
    else void payment.settle(toPaymentId(message.paymentId));
  }

  if (src === null && cart.totals.total > 0) return <FailureAlert onRetry={onRetry} />;
  return (
    <>
      {payment.state === 'declined' && (
        <Alert tone="error" title={<Trans>Betalningen gick inte igenom</Trans>}>
          <Trans>Inga pengar har dragits. Försök igen eller välj ett annat sätt att betala.</Trans>
        </Alert>
      )}
      {src === null ? (
        <NothingToPay onDone={() => payment.settle(null)} />
      ) : (
        <ProviderFrame
          kind="payment"
          src={src}
          title={t`Betalning`}
          cartStamp={String(cart.totals.total)}
          onMessage={onMessage}
          onRetry={onRetry}
        />
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
