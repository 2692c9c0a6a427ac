import { Trans } from '@lingui/react/macro';
import { Alert } from '../../ui/alert/Alert';
import { ServicePhone } from '../phone/ServicePhone';

/** In the cart of every tab while what was paid for is not what is in it. */
export function PaidBeforeNotice() {
  return (
    <Alert tone="warning" title={<Trans>Varukorgen har ändrats efter att du betalade</Trans>}>
      <Trans>
        Din betalning finns kvar. Är varukorgen som när du betalade: gå igenom kassan, så läggs beställningen utan att
        du betalar igen. Vill du ha andra varor, ring kundservice på <ServicePhone /> innan du betalar en gång till.
      </Trans>
    </Alert>
  );
}
