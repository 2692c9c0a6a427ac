import { Trans } from '@lingui/react/macro';
import { sendToAppAgain } from '../../cart/bag-changes';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';

interface WaitingNoticeProps {
  /** The cart has the prescription goods as they were before they were changed. */
  isChange: boolean;
}

/** The app has not brought the prescription goods into the cart yet: what that means, and another try. */
export function WaitingNotice({ isChange }: WaitingNoticeProps) {
  return (
    <Alert
      tone="info"
      title={
        isChange ? (
          <Trans>Receptvarorna är inte uppdaterade i varukorgen än</Trans>
        ) : (
          <Trans>Receptvarorna ligger inte i varukorgen än</Trans>
        )
      }
      action={
        <Button variant="secondary" size="small" onClick={() => void sendToAppAgain()}>
          <Trans>Försök igen</Trans>
        </Button>
      }
    >
      {isChange ? (
        <Trans>Din ändring är inte med i summan förrän appen har uppdaterat varukorgen.</Trans>
      ) : (
        <Trans>De är inte med i summan och kan inte betalas förrän appen har lagt dem där.</Trans>
      )}
    </Alert>
  );
}
