import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import { limits } from '../../../domain/limits';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import * as styles from '../CheckoutScreen.css';
import { undecidedPayment } from './open-payment';
import { useRepeated } from './use-repeated';

/** The payment's result is unknown: never shown as failed, and checked again automatically. */
export function PaymentUnsure({ onCheck }: { onCheck: () => Promise<void> }) {
  const minutes = limits.confirmation.contactAfter / 60_000;
  const [isChecking, setIsChecking] = useState(false);
  const [paymentId] = useState(undecidedPayment);
  async function check(): Promise<void> {
    setIsChecking(true);
    await onCheck();
    setIsChecking(false);
  }
  useRepeated(() => void check());

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
                Har ingen bekräftelse kommit inom {minutes} minuter, kontakta kundservice på <ServicePhone />.
              </Trans>
            ) : (
              <Trans>
                Har ingen bekräftelse kommit inom {minutes} minuter, kontakta kundservice på <ServicePhone /> och uppge
                felkoden.
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
      <Button loading={isChecking} onClick={() => void check()}>
        <Trans>Kontrollera igen</Trans>
      </Button>
    </div>
  );
}
