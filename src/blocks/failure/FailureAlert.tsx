import { Trans } from '@lingui/react/macro';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';

/** The generic alert in the place of something that could not be fetched. */
export function FailureAlert({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="error"
      title={<Trans>Någonting gick fel...</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          <Trans>Försök igen</Trans>
        </Button>
      }
    >
      <Trans>Försök igen om en stund. Kontakta kundservice om felet kvarstår.</Trans>
    </Alert>
  );
}
