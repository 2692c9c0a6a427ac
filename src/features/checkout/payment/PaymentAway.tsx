import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import * as styles from '../CheckoutScreen.css';

interface PaymentAwayProps {
  /** Checks the payment's status; nothing changes while it is undecided. */
  onCheck: () => Promise<void>;
  /** Returns to the payment methods, unless the payment has gone through meanwhile. */
  onOther: () => Promise<void>;
}

/** The payment continues on another page. Shown while leaving, in an app, and on a return before it is completed. */
export function PaymentAway({ onCheck, onOther }: PaymentAwayProps) {
  const [isChecking, setIsChecking] = useState(false);
  const [hasChecked, setHasChecked] = useState(false);

  async function check(): Promise<void> {
    setIsChecking(true);
    await onCheck();
    setIsChecking(false);
    setHasChecked(true);
  }

  return (
    <div className={styles.message}>
      <Alert tone="info" title={<Trans>Betalningen fortsätter på en annan sida</Trans>}>
        <Trans>Godkänn den där. När du kommer tillbaka hit slutför vi din beställning.</Trans>
      </Alert>
      <Button loading={isChecking} onClick={() => void check()}>
        <Trans>Kontrollera betalningen</Trans>
      </Button>
      <Button variant="secondary" onClick={() => void onOther()}>
        <Trans>Välj ett annat sätt att betala</Trans>
      </Button>
      <p role="status">{hasChecked && !isChecking && <Trans>Betalningen är inte klar än.</Trans>}</p>
    </div>
  );
}
