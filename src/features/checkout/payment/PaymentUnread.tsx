import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure } from '../../../api/errors';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import { acceptRefused } from '../../../cart/disclaimers/accept-refused';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import * as styles from '../CheckoutScreen.css';

interface PaymentUnreadProps {
  failure: Failure | null;
  /** Asks for the order again. */
  onRead: () => Promise<void>;
}

/** The service makes no order before the customer has accepted the disclaimers: they open here, after the payment. */
export function PaymentUnread({ failure, onRead }: PaymentUnreadProps) {
  const [busy, setBusy] = useState(false);
  const substances = failure?.kind === 'disclaimerRequired' ? failure.substances : [];

  async function read(): Promise<void> {
    if (!(await acceptRefused(substances))) return;
    setBusy(true);
    await onRead();
    setBusy(false);
  }

  const open = useEffectEvent(read);
  useEffect(() => void open(), []);

  return (
    <div className={styles.message}>
      <Alert tone="warning" title={<Trans>Läs om läkemedlen innan beställningen läggs</Trans>}>
        <div className={styles.paragraphs}>
          <p>
            <Trans>Betala inte en gång till. Vi slutför din beställning när du har läst.</Trans>
          </p>
          <p>
            <Trans>
              Vill du inte köpa läkemedlen? Ring kundservice på <ServicePhone /> så hjälper vi dig med betalningen.
            </Trans>
          </p>
        </div>
      </Alert>
      <Button loading={busy} onClick={() => void read()}>
        <Trans>Läs och slutför beställningen</Trans>
      </Button>
    </div>
  );
}
