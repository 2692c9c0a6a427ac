import { Trans } from '@lingui/react/macro';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';

/** Blocks the payment when another person would receive products that require proof of identity. */
export function NamesDifferAlert({ onChangeDelivery }: { onChangeDelivery: () => void }) {
  return (
    <Alert
      tone="error"
      title={<Trans>Betalning och leverans har olika namn</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={onChangeDelivery}>
          <Trans>Ändra leveransen</Trans>
        </Button>
      }
    >
      <Trans>
        För- och efternamn måste vara samma, eftersom varorna kräver legitimation. Ändra namnet här i betalningen eller
        ändra leveransen.
      </Trans>
    </Alert>
  );
}
