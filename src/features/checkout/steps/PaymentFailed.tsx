import { Trans } from '@lingui/react/macro';
import { Alert } from '../../../ui/alert/Alert';
import { TakesFocus } from '../TakesFocus';

/**
 * There is no payment: the provider declined it, or its page could not be opened (`blocked`). It stands right above the
 * ways to pay, since the button that was pressed is at the other end of a tall frame.
 */
export function PaymentFailed({ reason }: { reason: 'declined' | 'blocked' }) {
  return (
    <TakesFocus>
      {reason === 'declined' ? (
        <Alert tone="error" title={<Trans>Betalningen gick inte igenom</Trans>}>
          <Trans>Inga pengar har dragits. Försök igen eller välj ett annat sätt att betala.</Trans>
        </Alert>
      ) : (
        <Alert tone="error" title={<Trans>Sidan där betalningen fortsätter kunde inte öppnas</Trans>}>
          <Trans>Försök igen eller välj ett annat sätt att betala.</Trans>
        </Alert>
      )}
    </TakesFocus>
  );
}
