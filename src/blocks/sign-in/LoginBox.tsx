import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Spinner } from '../../ui/spinner/Spinner';
import { BankIdFailed } from './BankIdFailed';
import { BankIdPending } from './BankIdPending';
import { DeviceChoice } from './DeviceChoice';
import { FrejaPending } from './FrejaPending';
import { ProviderChoice } from './ProviderChoice';
import * as styles from './SignIn.css';
import { Step } from './Step';
import type { useBankId } from './use-bank-id';
import type { useBankIdStep } from './use-bank-id-step';
import type { useFreja } from './use-freja';

export interface LoginTexts {
  title: ReactNode;
  text: ReactNode;
}

interface LoginBoxProps {
  /** Shown above the choice of e-ID. */
  texts: LoginTexts;
  bankId: ReturnType<typeof useBankId>;
  freja: ReturnType<typeof useFreja>;
  step: ReturnType<typeof useBankIdStep>;
}

/** The choice of e-ID, or the current step of the chosen one. */
export function LoginBox({ texts, bankId, freja, step }: LoginBoxProps) {
  const [pressed, setPressed] = useState(false);

  /** The step after a press takes the focus. */
  function press(work: () => void): () => void {
    return () => {
      setPressed(true);
      work();
    };
  }

  const toProviders = press(() => {
    bankId.cancel();
    freja.cancel();
    void step.close();
  });

  if (isApproved(bankId.state) || isApproved(freja.state))
    return (
      <Step key="taking" title={<Trans>Loggar in</Trans>} takesFocus={pressed}>
        <p role="status" className={styles.waiting}>
          <Spinner /> <Trans>Du är legitimerad. Vi loggar in dig.</Trans>
        </p>
      </Step>
    );
  if (bankId.state.step === 'pending')
    return (
      <Step key="pending" title={<Trans>Logga in med BankID</Trans>} takesFocus={pressed}>
        <BankIdPending state={bankId.state} onOpen={bankId.open} onCancel={press(bankId.cancel)} />
      </Step>
    );
  if (bankId.state.step === 'failed') {
    const { way } = bankId.state;
    return (
      <Step key="failed" title={<Trans>Logga in med BankID</Trans>} takesFocus={pressed}>
        <BankIdFailed state={bankId.state} onRetry={press(() => bankId.begin(way))} onProviders={toProviders} />
      </Step>
    );
  }
  if (freja.state.step === 'away')
    return (
      <Step key="away" title={<Trans>Logga in med Freja</Trans>} takesFocus={pressed}>
        <FrejaPending isBack={freja.state.isBack} onOpen={freja.leave} onCancel={toProviders} />
      </Step>
    );
  if (step.isOpen)
    return (
      <Step key="device" title={<Trans>Logga in med BankID</Trans>} takesFocus={pressed}>
        <DeviceChoice onChoose={(way) => press(() => bankId.begin(way))()} onProviders={toProviders} />
      </Step>
    );
  return (
    <Step key="providers" title={texts.title} takesFocus={pressed}>
      <ProviderChoice
        text={texts.text}
        frejaFailure={freja.state.step === 'failed' ? freja.state.reason : null}
        onBankId={press(step.open)}
        onFreja={press(freja.leave)}
      />
    </Step>
  );
}

/** The e-ID has approved the sign-in, and the session is being fetched. */
function isApproved({ step }: { step: string }): boolean {
  return step === 'taking' || step === 'signedIn';
}
