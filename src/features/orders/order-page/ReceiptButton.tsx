import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { expectedFailure } from '../../../api/errors';
import { readReceipt, receiptAddress } from '../../../api/orders/receipt';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { isCalledOff, type Order } from '../../../domain/order';
import { embedder } from '../../../platform/embedder/current';
import { untilSignOut } from '../../../session/until-sign-out';
import { Button } from '../../../ui/button/Button';

interface ReceiptButtonProps {
  order: Order;
  customerToken: string | null;
}

/** Saves the order's receipt, or hands it to the app. An order that is called off has none. */
export function ReceiptButton({ order, customerToken }: ReceiptButtonProps) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const { orderId, orderNumber } = order;
  if (isCalledOff(order)) return null;

  async function fetchIt(): Promise<void> {
    if (pending) return;
    setPending(true);
    setFailed(false);
    const isThere = await embedder().downloadPdf({
      url: receiptAddress(orderId),
      title: t`Kvitto`,
      fileName: `kvitto-${orderNumber}.pdf`,
      personal: {
        read: (method) =>
          readReceipt({ orderId, customerToken }, method).catch((error: unknown) => {
            expectedFailure(error);
            return null;
          }),
        onBlocked: () => {},
        signedOut: untilSignOut(),
        onlyHere: customerToken !== null,
      },
    });
    setPending(false);
    setFailed(!isThere);
  }

  return (
    <>
      <div data-screen-only>
        <Button variant="secondary" size="small" loading={pending} onClick={() => void fetchIt()}>
          <Trans>Ladda ner kvitto</Trans>
        </Button>
      </div>
      {failed && <FailureAlert title={<Trans>Kvittot kunde inte hämtas</Trans>} onRetry={() => void fetchIt()} />}
    </>
  );
}
