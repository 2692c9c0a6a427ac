import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../../lib/use-online';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import type { Payment } from './use-payment';
import { useRepeated } from './use-repeated';

interface OrderAgainProps {
  onOrder: Payment['orderAgain'];
  /** Refused once more. */
  onRefused: () => void;
}

/**
 * Orders a cart that may have been changed back. Without an answer it says so, and goes on asking by itself.
 */
export function OrderAgain({ onOrder, onRefused }: OrderAgainProps) {
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [isUnanswered, setUnanswered] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  async function order(): Promise<void> {
    setBusy(true);
    const verdict = await onOrder();
    setBusy(false);
    setUnanswered(verdict === 'unsure');
    if (verdict === 'refused') onRefused();
  }

  useRepeated(() => void order(), isUnanswered);
  useEffect(() => {
    if (isUnanswered) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isUnanswered]);

  return (
    <>
      <Button variant="secondary" loading={busy} onClick={() => void order()}>
        <Trans>Lägg beställningen nu</Trans>
      </Button>
      {isUnanswered && (
        <div ref={notice}>
          {online ? (
            <Alert tone="error" title={<Trans>Vi vet ännu inte om beställningen gick igenom</Trans>}>
              <Trans>Din betalning finns kvar, och du behöver inte betala igen. Vi försöker igen om en stund.</Trans>
            </Alert>
          ) : (
            <Alert tone="error" title={<Trans>Du är inte uppkopplad</Trans>}>
              <Trans>Din betalning finns kvar. Vi försöker lägga beställningen så fort du har nätverk.</Trans>
            </Alert>
          )}
        </div>
      )}
    </>
  );
}
