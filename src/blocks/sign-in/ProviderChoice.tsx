import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { type FrejaFailure, frejaMessages } from './freja-messages';

interface ProviderChoiceProps {
  text: ReactNode;
  /** Why the last sign-in with Freja failed, if it did. */
  frejaFailure: FrejaFailure | null;
  onBankId: () => void;
  onFreja: () => void;
}

export function ProviderChoice({ text, frejaFailure, onBankId, onFreja }: ProviderChoiceProps) {
  const { t } = useLingui();
  return (
    <>
      {frejaFailure !== null && (
        <Alert tone={frejaFailure === 'CANCELED' ? 'info' : 'error'}>{t(frejaMessages[frejaFailure])}</Alert>
      )}
      <p>{text}</p>
      <Button size="huge" wide onClick={onBankId}>
        <Trans>BankID</Trans>
      </Button>
      <Button size="huge" variant="secondary" wide onClick={onFreja}>
        <Trans>Freja</Trans>
      </Button>
    </>
  );
}
