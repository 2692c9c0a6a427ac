import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from '../../lib/use-online';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';

interface FailureAlertProps {
  /** What went wrong, if known; a general sentence by default. */
  title?: ReactNode;
  /** What to do about it; a general sentence by default. */
  children?: ReactNode;
  onRetry: () => void;
  /** After a press, `onRetry` moves the focus itself. */
  movesFocus?: boolean;
  /** In place of the page's contents: it comes into view also where a reload has restored a position far below. */
  fillsPage?: boolean;
}

/** The generic alert in place of content that could not be fetched; retries by itself once the network is back. */
export function FailureAlert({ title, children, onRetry, movesFocus = false, fillsPage = false }: FailureAlertProps) {
  const online = useOnline();
  const retry = useEffectEvent(() => onRetry());
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a navigation, the heading above has the focus.
    if (fillsPage && document.activeElement === document.body) alert.current?.focus();
  }, [fillsPage]);
  // The pressed button goes with the alert: the keyboard continues at the heading above, or at what contained both.
  const next = useRef<(HTMLElement | null)[]>([]);
  useEffect(
    () => () => {
      const target = next.current.find((element) => element?.isConnected);
      if (!target || document.activeElement !== document.body) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    },
    [],
  );
  function press({ currentTarget }: MouseEvent): void {
    const frame = currentTarget.closest<HTMLElement>('dialog, main');
    if (!movesFocus) next.current = [frame?.querySelector<HTMLElement>('h1, h2') ?? null, frame];
    onRetry();
  }
  return (
    <Alert
      {...(fillsPage && { ref: alert })}
      tone="error"
      title={online ? (title ?? <Trans>Någonting gick fel...</Trans>) : <Trans>Du är inte uppkopplad</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={press}>
          <Trans>Försök igen</Trans>
        </Button>
      }
    >
      {online ? (
        (children ?? <Trans>Försök igen om en stund. Kontakta kundservice om felet kvarstår.</Trans>)
      ) : (
        <Trans>Vi försöker igen så fort du har nätverk.</Trans>
      )}
    </Alert>
  );
}
