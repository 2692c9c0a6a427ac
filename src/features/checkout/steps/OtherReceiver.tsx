import { Trans } from '@lingui/react/macro';
import { fullName, type Name } from '../../../domain/payer-name';
import { Alert } from '../../../ui/alert/Alert';

/** The delivery is for another person than the only one who may receive the products. */
export function OtherReceiver({ receiver }: { receiver: Name }) {
  const name = fullName(receiver);
  return (
    <Alert tone="error" title={<Trans>Leveransen har ett annat namn än ditt</Trans>}>
      <Trans>
        Du är inloggad som {name}. Varorna kräver legitimation och lämnas bara ut till dig: ändra namnet i leveransen
        ovan.
      </Trans>
    </Alert>
  );
}
