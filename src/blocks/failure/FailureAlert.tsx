import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useOnline } from '../../lib/use-online';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';

interface FailureAlertProps {
  /** What went wrong, if known; a general sentence by default. */
  title?: ReactNode;
  /** What to do about it; a general sentence by default. */
  children?: ReactNode;
  onRetry: () => void;
}

/** The generic alert in place of content that could not be fetched; retries by itself once the network is back. */
export function FailureAlert({ title, children, onRetry }: FailureAlertProps) {
  const online = useOnline();
  const retry = useEffectEvent(() => onRetry());
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return (
    <Alert
      tone="error"
      title={online ? (title ?? <Trans>Någonting gick fel...</Trans>) : <Trans>Du är inte uppkopplad</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          <Trans>Försök igen</Trans>
        </Button>
      }
    >
      {online ? (
        (children ?? <Trans>Försök igen om en stund. Kontakta kundservice om felet kvarstår.</Trans>)
      ) : (
        <Trans>Vi försöker igen så fort du har nätverk.</Trans>
      )}
    </Alert>
  );
}
