import { Trans, useLingui } from '@lingui/react/macro';
import type { BankIdState } from '../../session/eid/bank-id-state';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { failureMessage } from './bank-id-messages';

interface BankIdFailedProps {
  state: Extract<BankIdState, { step: 'failed' }>;
  onRetry: () => void;
  onProviders: () => void;
}

/** Why a sign-in with BankID failed, and how to continue. */
export function BankIdFailed({ state: { reason, way }, onRetry, onProviders }: BankIdFailedProps) {
  const { t } = useLingui();
  return (
    <>
      <Alert tone={reason === 'userCancel' ? 'info' : 'error'}>{t(failureMessage(reason, way))}</Alert>
      <Button wide onClick={onRetry}>
        <Trans>Försök igen</Trans>
      </Button>
      <Button variant="secondary" wide onClick={onProviders}>
        <Trans>Logga in på ett annat sätt</Trans>
      </Button>
    </>
  );
}
