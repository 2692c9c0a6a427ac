import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOnline } from '../../lib/use-online';
import { AnsweringAlert } from './AnsweringAlert';
import { TryLater } from './TryLater';

interface SendFailedProps {
  /** Another one for each time that it was sent: the last one may still be shown when the next one fails. */
  failure: unknown;
  /** What went wrong, unless it was for lack of a network. */
  title: ReactNode;
  /** What to do about it; by default to try later, or to call. */
  children?: ReactNode;
  /** What to do as long as there is no network, and once there is one again; by default as for a change. */
  whenOffline?: ReactNode;
  whenOnline?: ReactNode;
}

/** What the customer sent was not received. What was sent without a network is never blamed on the service. */
export function SendFailed({ failure, title, children, whenOffline, whenOnline }: SendFailedProps) {
  const online = useOnline();
  const [sent, setSent] = useState({ failure, wasOffline: !online });
  if (sent.failure !== failure) setSent({ failure, wasOffline: !online });
  if (!online) {
    return (
      <AnsweringAlert tone="error" title={<Trans>Du är inte uppkopplad</Trans>}>
        {whenOffline ?? <Trans>Försök igen när du har nätverk.</Trans>}
      </AnsweringAlert>
    );
  }
  if (sent.wasOffline) {
    return (
      <AnsweringAlert tone="error" title={<Trans>Du är uppkopplad igen</Trans>}>
        {whenOnline ?? <Trans>Ändringen är inte sparad än. Försök igen.</Trans>}
      </AnsweringAlert>
    );
  }
  return (
    <AnsweringAlert tone="error" title={title}>
      {children ?? <TryLater />}
    </AnsweringAlert>
  );
}
