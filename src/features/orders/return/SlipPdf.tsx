import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { readSlip, slipAddress } from '../../../api/orders/return/slip-pdf';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import type { OrderId } from '../../../domain/ids';
import type { ReturnSlip } from '../../../domain/order-return';
import { Button } from '../../../ui/button/Button';
import { visuallyHidden } from '../../../ui/theme/visually-hidden.css';
import { usePdf, type Way } from '../use-pdf';
import * as styles from './return.css';

interface SlipPdfProps {
  orderId: OrderId;
  slip: ReturnSlip;
  customerToken: string | null;
  checkAccess: () => void;
}

/** Opens or saves the slip to print, or hands it to the app. */
export function SlipPdf({ orderId, slip: { slipId, code }, customerToken, checkAccess }: SlipPdfProps) {
  const { t } = useLingui();
  const { pending, failed, blocked, fetchIt } = usePdf({
    url: slipAddress({ orderId, slipId }),
    title: t`Retursedel`,
    fileName: `retursedel-${code}.pdf`,
    read: (method) => readSlip({ orderId, slipId, customerToken }, method),
    onlyHere: customerToken !== null,
    onRefused: checkAccess,
  });
  const buttons = { downloadPdf: useRef<HTMLButtonElement>(null), viewPdf: useRef<HTMLButtonElement>(null) };

  /** The alert goes with its button: the focus goes to that of what is tried again. */
  function retry(way: Way, losesFocus: boolean): void {
    if (losesFocus) buttons[way].current?.focus();
    fetchIt(way);
  }

  return (
    <>
      <div className={styles.buttons} data-screen-only>
        <Button ref={buttons.downloadPdf} loading={pending === 'downloadPdf'} onClick={() => fetchIt('downloadPdf')}>
          <Trans>Ladda ner retursedeln</Trans> <span className={visuallyHidden}>{code}</span>
        </Button>
        <Button
          ref={buttons.viewPdf}
          variant="secondary"
          loading={pending === 'viewPdf'}
          onClick={() => fetchIt('viewPdf')}
        >
          <Trans>Visa som PDF</Trans> <span className={visuallyHidden}>{code}</span>
        </Button>
      </div>
      {blocked !== null && (
        <p role="status">
          <Trans>
            Webbläsaren öppnade ingen ny flik.{' '}
            <a href={blocked} target="_blank" rel="noopener noreferrer">
              Öppna retursedeln
            </a>
          </Trans>
        </p>
      )}
      {failed && (
        <FailureAlert
          title={<Trans>Retursedeln kunde inte hämtas</Trans>}
          movesFocus
          onRetry={(losesFocus) => retry(failed, losesFocus)}
        />
      )}
    </>
  );
}
