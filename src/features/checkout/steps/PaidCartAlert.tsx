import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import { cartActions } from '../../../cart/cart-actions';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';

/** The cart was paid for by somebody who was signed in, or in another browser: only there can it become an order. */
export function PaidCartAlert({ onReplaced }: { onReplaced: () => void }) {
  const [busy, setBusy] = useState(false);

  async function startAnew(): Promise<void> {
    setBusy(true);
    const isReplaced = await cartActions.startAnew();
    setBusy(false);
    if (isReplaced) onReplaced();
  }

  return (
    <Alert
      tone="warning"
      title={<Trans>Varukorgen är redan betald</Trans>}
      action={
        <Button variant="secondary" size="small" loading={busy} onClick={() => void startAnew()}>
          <Trans>Börja på en ny varukorg</Trans>
        </Button>
      }
    >
      <Trans>
        Är det du som har betalat? Logga in igen, eller fortsätt där du betalade, så slutför vi köpet. Du kan också
        ringa kundservice på <ServicePhone />.
      </Trans>
    </Alert>
  );
}
