import { Trans } from '@lingui/react/macro';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';

/** Somebody else would receive what has to be shown a proof of identity for: it cannot be paid like that. */
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
