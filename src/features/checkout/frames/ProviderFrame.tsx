import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { useConfig } from '../../../platform/config/config';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import { Spinner } from '../../../ui/spinner/Spinner';
import { adapterOf } from './adapters';
import { allowedOrigin } from './frame-messages';
import * as styles from './ProviderFrame.css';
import { type FrameSettings, useFrame } from './use-frame';

interface ProviderFrameProps extends Omit<FrameSettings, 'origin' | 'onEnded'> {
  /** The page given by the service. */
  src: string;
  title: string;
  /** The same page is loaded once more. */
  onReload?: () => void;
  /** The checkout has to be opened again. */
  onRetry: () => void;
}

/** A provider's page in a sandboxed cross-origin frame. Mounted once and notified of changes, never reloaded. */
export function ProviderFrame({ src, onReload, onRetry, ...props }: ProviderFrameProps) {
  const [attempt, setAttempt] = useState(1);
  const config = useConfig();
  const { pageFor, sandbox } = adapterOf(props.kind, config?.checkout.providers);
  const page = pageFor(src);
  const origin = allowedOrigin(page, config?.frameOrigins ?? []);
  if (origin === null) return <FailureAlert onRetry={onRetry} />;

  function reload(): void {
    onReload?.();
    setAttempt(attempt + 1);
  }

  return (
    <LiveFrame
      key={`${page} ${attempt}`}
      {...props}
      src={page}
      origin={origin}
      sandbox={sandbox}
      onRetry={reload}
      onEnded={onRetry}
    />
  );
}

interface LiveFrameProps extends FrameSettings {
  src: string;
  title: string;
  sandbox: string;
  onRetry: () => void;
}

function LiveFrame({ src, title, sandbox, onRetry, ...settings }: LiveFrameProps) {
  const { t } = useLingui();
  const { element, state } = useFrame(settings);
  const hasFailed = state === 'timedOut' || state === 'ended';
  return (
    <div className={styles.frame} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <div className={styles.cover}>
          <Spinner label={t`${title} laddas`} />
        </div>
      )}
      {hasFailed && (
        <Alert
          tone="error"
          title={<Trans>Det tar längre tid än väntat</Trans>}
          action={
            <Button variant="secondary" size="small" onClick={state === 'ended' ? settings.onEnded : onRetry}>
              <Trans>Försök igen</Trans>
            </Button>
          }
        >
          <Trans>Vi har inte fått kontakt. Kontrollera din uppkoppling och försök igen.</Trans>
        </Alert>
      )}
      <iframe ref={element} className={styles.iframe} hidden={hasFailed} src={src} title={title} sandbox={sandbox} />
    </div>
  );
}
