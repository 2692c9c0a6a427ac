import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../../lib/use-online';
import { Alert } from '../../../ui/alert/Alert';

interface PaymentOfflineProps {
  /** There is nothing to pay, only an order to place. */
  isFree: boolean;
}

/** Says below the button that nothing is sent without a network, and that the customer can go on once it is back. */
export function PaymentOffline({ isFree }: PaymentOfflineProps) {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!online) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [online]);

  if (!wasOffline) return null;
  if (online) {
    return (
      <Alert tone="success" title={<Trans>Du är uppkopplad igen</Trans>}>
        <Trans>Fortsätt där du var.</Trans>
      </Alert>
    );
  }
  return (
    <div ref={notice}>
      <Alert tone="warning" title={<Trans>Du är inte uppkopplad</Trans>}>
        {isFree ? (
          <Trans>
            Det du har fyllt i finns kvar, och ingen beställning läggs utan nätverk. Fortsätt när du är uppkopplad igen.
          </Trans>
        ) : (
          <Trans>
            Det du har fyllt i finns kvar. Ingen betalning går iväg och inga pengar dras utan nätverk. Fortsätt när du
            är uppkopplad igen.
          </Trans>
        )}
      </Alert>
    </div>
  );
}
