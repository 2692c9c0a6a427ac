import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '../../../domain/limits';
import { usePhone } from '../../../platform/config/config';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import * as styles from '../CheckoutScreen.css';
import { undecidedPayment } from './open-payment';

const interval = 10_000;

/** The payment's result is unknown: never shown as failed, and checked again automatically. */
export function PaymentUnsure({ onAsk }: { onAsk: () => Promise<void> }) {
  const phone = usePhone();
  const minutes = limits.confirmation.contactAfter / 60_000;
  const [asking, setAsking] = useState(false);
  const [paymentId] = useState(undecidedPayment);
  const ask = useEffectEvent(async () => {
    setAsking(true);
    await onAsk();
    setAsking(false);
  });

  useEffect(() => {
    const until = Date.now() + limits.confirmation.contactAfter;
    const timer = setInterval(() => {
      if (Date.now() > until) clearInterval(timer);
      else void ask();
    }, interval);
    return () => clearInterval(timer);
  }, []);

  return (
    <div className={styles.message}>
      <Alert
        tone="warning"
        title={
          paymentId === null ? (
            <Trans>Vi vet ännu inte om beställningen gick igenom</Trans>
          ) : (
            <Trans>Vi vet ännu inte om betalningen gick igenom</Trans>
          )
        }
      >
        <div className={styles.paragraphs}>
          <p>
            {paymentId === null ? (
              <Trans>
                Titta i din e-post: har du fått en orderbekräftelse är beställningen klar. Beställ inte en gång till.
              </Trans>
            ) : (
              <Trans>
                Titta i din e-post: har du fått en orderbekräftelse är beställningen klar. Betala inte en gång till.
              </Trans>
            )}
          </p>
          <p>
            {paymentId === null ? (
              <Trans>
                Har ingen bekräftelse kommit inom {minutes} minuter, kontakta kundservice på {phone}.
              </Trans>
            ) : (
              <Trans>
                Har ingen bekräftelse kommit inom {minutes} minuter, kontakta kundservice på {phone} och uppge felkoden.
              </Trans>
            )}
          </p>
          {paymentId !== null && (
            <p>
              <Trans>Felkod: {paymentId}</Trans>
            </p>
          )}
        </div>
      </Alert>
      <Button loading={asking} onClick={() => void ask()}>
        <Trans>Kontrollera igen</Trans>
      </Button>
    </div>
  );
}
