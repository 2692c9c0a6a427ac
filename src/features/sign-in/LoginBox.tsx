import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { Spinner } from '../../ui/spinner/Spinner';
import { BankIdPending } from './BankIdPending';
import { reasonWords } from './bank-id-words';
import { frejaWords } from './freja-words';
import * as styles from './SignIn.css';
import { Step } from './Step';
import type { useBankId } from './use-bank-id';
import type { useFreja } from './use-freja';

export interface LoginWords {
  title: ReactNode;
  text: ReactNode;
}

interface LoginBoxProps {
  /** What stands above the choice of an e-ID. */
  words: LoginWords;
  bankId: ReturnType<typeof useBankId>;
  freja: ReturnType<typeof useFreja>;
}

/** Both e-IDs, and whatever the one that was chosen has to say. */
export function LoginBox({ words, bankId, freja }: LoginBoxProps) {
  const { t } = useLingui();
  const [choosesDevice, setChoosesDevice] = useState(false);
  const [pressed, setPressed] = useState(false);
  const { state } = bankId;

  function press(work: () => void): () => void {
    return () => {
      setPressed(true);
      work();
    };
  }

  function toProviders(): void {
    bankId.cancel();
    freja.cancel();
    setChoosesDevice(false);
  }

  if (
    state.step === 'taking' ||
    state.step === 'signedIn' ||
    freja.state.step === 'taking' ||
    freja.state.step === 'signedIn'
  ) {
    return (
      <Step key="taking" title={<Trans>Loggar in</Trans>} takesFocus={pressed}>
        <p role="status" className={styles.waiting}>
          <Spinner /> <Trans>Du är legitimerad. Vi loggar in dig.</Trans>
        </p>
      </Step>
    );
  }
  if (state.step === 'pending') {
    return (
      <Step key="pending" title={<Trans>Logga in med BankID</Trans>} takesFocus={pressed}>
        <BankIdPending state={state} onOpen={bankId.open} onCancel={press(bankId.cancel)} />
      </Step>
    );
  }
  if (state.step === 'failed') {
    const { reason, way } = state;
    return (
      <Step key="failed" title={<Trans>Logga in med BankID</Trans>} takesFocus={pressed}>
        <Alert tone={reason === 'userCancel' ? 'info' : 'error'}>{t(reasonWords(reason, way))}</Alert>
        <Button wide onClick={press(() => bankId.begin(way))}>
          <Trans>Försök igen</Trans>
        </Button>
        <Button variant="secondary" wide onClick={press(toProviders)}>
          <Trans>Logga in på ett annat sätt</Trans>
        </Button>
      </Step>
    );
  }
  if (freja.state.step === 'away') {
    return (
      <Step key="away" title={<Trans>Logga in med Freja</Trans>} takesFocus={pressed}>
        <p role="status" className={styles.waiting}>
          {freja.state.isBack ? (
            <Trans>Inloggningen med Freja är inte klar.</Trans>
          ) : (
            <>
              <Spinner /> <Trans>Fortsätt i Freja.</Trans>
            </>
          )}
        </p>
        {freja.state.isBack && (
          <Button wide onClick={freja.leave}>
            <Trans>Öppna Freja igen</Trans>
          </Button>
        )}
        <Button variant="secondary" wide onClick={press(toProviders)}>
          <Trans>Avbryt</Trans>
        </Button>
      </Step>
    );
  }
  if (choosesDevice) {
    return (
      <Step key="device" title={<Trans>Logga in med BankID</Trans>} takesFocus={pressed}>
        <p>
          <Trans>Vill du använda BankID på den här enheten eller på en annan enhet?</Trans>
        </p>
        <Button wide onClick={press(() => bankId.begin('thisDevice'))}>
          <Trans>BankID på den här enheten</Trans>
        </Button>
        <Button wide onClick={press(() => bankId.begin('otherDevice'))}>
          <Trans>BankID på en annan enhet</Trans>
        </Button>
        <Button variant="secondary" wide onClick={press(toProviders)}>
          <Trans>Logga in på ett annat sätt</Trans>
        </Button>
      </Step>
    );
  }
  return (
    <Step key="providers" title={words.title} takesFocus={pressed}>
      {freja.state.step === 'failed' && (
        <Alert tone={freja.state.reason === 'CANCELED' ? 'info' : 'error'}>{t(frejaWords[freja.state.reason])}</Alert>
      )}
      <p>{words.text}</p>
      <Button size="huge" wide onClick={press(() => setChoosesDevice(true))}>
        <Trans>BankID</Trans>
      </Button>
      <Button size="huge" variant="secondary" wide onClick={press(freja.leave)}>
        <Trans>Freja</Trans>
      </Button>
    </Step>
  );
}
