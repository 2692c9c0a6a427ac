import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import * as styles from '../CheckoutScreen.css';

interface PaymentAwayProps {
  /** Asks what became of the payment; what is shown stays where nobody knows yet. */
  onAsk: () => Promise<void>;
  /** Leads back to the ways to pay, unless the payment has gone through meanwhile. */
  onOther: () => Promise<void>;
}

/** The payment goes on elsewhere. Seen on the way there, in an app, and by those who come back before it is done. */
export function PaymentAway({ onAsk, onOther }: PaymentAwayProps) {
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);

  async function ask(): Promise<void> {
    setAsking(true);
    await onAsk();
    setAsking(false);
    setAsked(true);
  }

  return (
    <div className={styles.message}>
      <Alert tone="info" title={<Trans>Betalningen fortsätter på en annan sida</Trans>}>
        <Trans>Godkänn den där. När du kommer tillbaka hit slutför vi din beställning.</Trans>
      </Alert>
      <Button loading={asking} onClick={() => void ask()}>
        <Trans>Kontrollera betalningen</Trans>
      </Button>
      <Button variant="secondary" onClick={() => void onOther()}>
        <Trans>Välj ett annat sätt att betala</Trans>
      </Button>
      <p role="status">{asked && !asking && <Trans>Betalningen är inte klar än.</Trans>}</p>
    </div>
  );
}
