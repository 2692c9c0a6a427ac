import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOnline } from '../../lib/use-online';
import { Alert } from '../../ui/alert/Alert';
import { TryLater } from './TryLater';

interface ChangeFailedProps {
  /** What went wrong, unless it was for lack of a network. */
  title: ReactNode;
}

/** A change that failed without a better explanation. What was sent without a network is never blamed on the service. */
export function ChangeFailed({ title }: ChangeFailedProps) {
  const online = useOnline();
  const [wasOffline] = useState(!online);
  if (!online) {
    return (
      <Alert tone="error" title={<Trans>Du är inte uppkopplad</Trans>}>
        <Trans>Försök igen när du har nätverk.</Trans>
      </Alert>
    );
  }
  if (wasOffline) {
    return (
      <Alert tone="error" title={<Trans>Du är uppkopplad igen</Trans>}>
        <Trans>Ändringen är inte sparad än. Försök igen.</Trans>
      </Alert>
    );
  }
  return (
    <Alert tone="error" title={title}>
      <TryLater />
    </Alert>
  );
}
