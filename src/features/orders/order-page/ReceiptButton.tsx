import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { readReceipt, receiptAddress } from '../../../api/orders/receipt';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { isCalledOff, type Order } from '../../../domain/order';
import { Button } from '../../../ui/button/Button';
import { usePdf } from '../use-pdf';

interface ReceiptButtonProps {
  order: Order;
  customerToken: string | null;
  checkAccess: () => void;
}

/** Saves the order's receipt, or hands it to the app. An order that is called off has none. */
export function ReceiptButton({ order, customerToken, checkAccess }: ReceiptButtonProps) {
  const { t } = useLingui();
  const { orderId, orderNumber } = order;
  const { pending, failed, fetchIt } = usePdf({
    url: receiptAddress(orderId),
    title: t`Kvitto`,
    fileName: `kvitto-${orderNumber}.pdf`,
    read: (method) => readReceipt({ orderId, customerToken }, method),
    onlyHere: customerToken !== null,
    onRefused: checkAccess,
  });
  const button = useRef<HTMLButtonElement>(null);
  if (isCalledOff(order)) return null;

  /** The alert goes with its button. */
  function retry(losesFocus: boolean): void {
    if (losesFocus) button.current?.focus();
    fetchIt('downloadPdf');
  }

  return (
    <>
      <div data-screen-only>
        <Button
          ref={button}
          variant="secondary"
          size="small"
          loading={pending !== null}
          onClick={() => fetchIt('downloadPdf')}
        >
          <Trans>Ladda ner kvitto</Trans>
        </Button>
      </div>
      {failed && <FailureAlert title={<Trans>Kvittot kunde inte hämtas</Trans>} movesFocus onRetry={retry} />}
    </>
  );
}
