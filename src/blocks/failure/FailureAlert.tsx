import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '../../lib/use-online';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';

interface FailureAlertProps {
  /** What went wrong, if known; a general sentence by default. */
  title?: ReactNode;
  /** What to do about it; a general sentence by default. */
  children?: ReactNode;
  /** What to know while there is no network; a general sentence by default. */
  offline?: ReactNode;
  /** @param losesFocus whether the focus goes with the alert: it was pressed, or has it */
  onRetry: (losesFocus: boolean) => void;
  /** `onRetry` moves the focus itself where the alert loses it. */
  movesFocus?: boolean;
  /** In the place of what was pressed: it takes the focus that went with that. */
  takesFocus?: boolean;
  /** In place of the page's contents: it comes into view also where a reload has restored a position far below. */
  fillsPage?: boolean;
}

/** How long a retry is said to be under way once the network is back, ms; later the failure is no longer the network's. */
const retryTime = 5_000;

/** The generic alert in place of content that could not be fetched; retries by itself once the network is back. */
export function FailureAlert({
  title,
  children,
  offline,
  onRetry,
  movesFocus = false,
  takesFocus = false,
  fillsPage = false,
}: FailureAlertProps) {
  const online = useOnline();
  const [isRetrying, setRetrying] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  // What had the focus goes with the alert: the keyboard continues at the heading above, or at what contained both.
  const next = useRef<(HTMLElement | null)[]>([]);
  function retry(isPressed: boolean): void {
    const { current } = alert;
    // Not every browser focuses what is pressed.
    const losesFocus = isPressed || (current?.contains(document.activeElement) ?? false);
    const frame = current?.closest<HTMLElement>('dialog, main');
    if (losesFocus && !movesFocus) next.current = [frame?.querySelector<HTMLElement>('h1, h2') ?? null, frame ?? null];
    onRetry(losesFocus);
  }
  const retryOnline = useEffectEvent(() => {
    setRetrying(true);
    retry(false);
  });
  useEffect(() => {
    addEventListener('online', retryOnline);
    return () => removeEventListener('online', retryOnline);
  }, []);
  useEffect(() => {
    if (!isRetrying) return;
    const timer = setTimeout(() => setRetrying(false), retryTime);
    return () => clearTimeout(timer);
  }, [isRetrying]);
  const isFocused = fillsPage || takesFocus;
  useEffect(() => {
    // After a navigation, the heading above has the focus.
    if (isFocused && document.activeElement === document.body) alert.current?.focus();
  }, [isFocused]);
  useEffect(
    () => () => {
      const target = next.current.find((element) => element?.isConnected);
      if (!target || document.activeElement !== document.body) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    },
    [],
  );
  const retryButton = (
    <Button variant="secondary" size="small" onClick={() => retry(true)}>
      <Trans>Försök igen</Trans>
    </Button>
  );
  if (!online)
    return (
      <Alert ref={alert} tone="error" title={<Trans>Du är inte uppkopplad</Trans>} action={retryButton}>
        {offline ?? <Trans>Vi försöker igen så fort du har nätverk.</Trans>}
      </Alert>
    );
  if (isRetrying)
    return (
      <Alert ref={alert} tone="error" title={<Trans>Du är uppkopplad igen</Trans>} action={retryButton}>
        <Trans>Vi försöker igen.</Trans>
      </Alert>
    );
  return (
    <Alert ref={alert} tone="error" title={title ?? <Trans>Någonting gick fel...</Trans>} action={retryButton}>
      {children ?? <Trans>Försök igen om en stund. Kontakta kundservice om felet kvarstår.</Trans>}
    </Alert>
  );
}
