import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button/Button';

/** An order with nothing to pay is placed by the customer's own press. Without a network nothing is sent. */
export function NothingToPay({ onDone }: { onDone: () => void }) {
  return (
    <>
      <p>
        <Trans>Det finns inget att betala.</Trans>
      </p>
      <Button size="huge" wide onClick={() => navigator.onLine && onDone()}>
        <Trans>Slutför beställningen</Trans>
      </Button>
    </>
  );
}
