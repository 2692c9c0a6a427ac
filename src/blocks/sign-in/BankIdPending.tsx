import { Trans, useLingui } from '@lingui/react/macro';
import { type BankIdState, isUnopened } from '../../session/eid/bank-id-state';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { Spinner } from '../../ui/spinner/Spinner';
import { pendingMessage } from './bank-id-messages';
import { QrCode } from './QrCode';

interface BankIdPendingProps {
  state: Extract<BankIdState, { step: 'pending' }>;
  onOpen: () => void;
  onCancel: () => void;
}

/** A pending sign-in with BankID: how to open the app, the status and a cancel button. */
export function BankIdPending({ state, onOpen, onCancel }: BankIdPendingProps) {
  const { t } = useLingui();
  const { autoStartToken, hint, notOpened, qrCode, problem, way } = state;
  const waitsForApp = isUnopened(hint) && !problem;
  const message = pendingMessage(state);
  const showsCode = way === 'otherDevice' && waitsForApp && qrCode !== null;
  return (
    <>
      {showsCode && (
        <>
          <p>
            <Trans>Öppna BankID-appen på din andra enhet och läs av QR-koden.</Trans>
          </p>
          <QrCode text={qrCode} />
        </>
      )}
      {notOpened && waitsForApp ? (
        <Alert tone="error">
          <Trans>BankID-appen kunde inte öppnas. Försök igen eller använd BankID på en annan enhet.</Trans>
        </Alert>
      ) : (
        <>
          {!showsCode && <Spinner />}
          <p role="status">{message ? t(message) : <Trans>Inloggningen startar.</Trans>}</p>
        </>
      )}
      {way === 'thisDevice' && waitsForApp && autoStartToken !== null && (
        <Button wide onClick={onOpen}>
          <Trans>Starta BankID-appen</Trans>
        </Button>
      )}
      <Button variant="secondary" wide onClick={onCancel}>
        <Trans>Avbryt</Trans>
      </Button>
    </>
  );
}
