import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { embedder } from '../../platform/embedder/current';
import { Button } from '../../ui/button/Button';
import { Step } from './Step';

interface InTheAppProps {
  title: ReactNode;
  /** It is asked for here, and not by the shop's own login box. */
  onShown?: () => void;
}

/** An app that owns the token handles the sign-in; one that can be asked for it has a button here. */
export function InTheApp({ title, onShown }: InTheAppProps) {
  const [isAsked, setAsked] = useState(false);
  const canAsk = embedder().canSignIn();
  const shown = useEffectEvent(() => onShown?.());
  useEffect(() => shown(), []);

  function ask(): void {
    setAsked(true);
    embedder().signIn();
  }

  return (
    <Step title={title} takesFocus={false}>
      <p>
        {canAsk ? (
          <Trans>Du loggar in i appen, och fortsätter sedan här.</Trans>
        ) : (
          <Trans>Du loggar in i appen. När du har gjort det är du inloggad här också.</Trans>
        )}
      </p>
      {canAsk && (
        <Button size="huge" onClick={ask}>
          {isAsked ? <Trans>Öppna inloggningen igen</Trans> : <Trans>Logga in</Trans>}
        </Button>
      )}
      <p role="status">{isAsked && <Trans>Vi väntar på att du loggar in i appen.</Trans>}</p>
    </Step>
  );
}
