import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from '../../../blocks/link/Link';
import type { Order } from '../../../domain/order';
import { paths } from '../../../routes/paths';
import { standaloneLink } from '../../../ui/link/standalone-link.css';
import { FocusedAlert } from '../FocusedAlert';
import { useNewestInView } from '../use-newest-in-view';
import { Declaration } from './Declaration';
import { Exempt } from './Exempt';
import { NotNow } from './NotNow';
import { Receipt } from './Receipt';
import { rightNow } from './right-now';
import * as styles from './withdrawal.css';

interface WithdrawalProps {
  order: Order;
  customerToken: string | null;
  onGone: (unsent: ReactNode) => void;
}

/** The receipts of what has been withdrawn from, and the form for what still can be. */
export function Withdrawal({ order, customerToken, onGone }: WithdrawalProps) {
  const right = rightNow(order);
  const [isSent, setSent] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const receipts = useRef<HTMLDivElement>(null);
  const made = order.withdrawals ?? [];
  const isNoPurchase = right.kind === 'closed' && (right.reason === 'calledOff' || right.reason === 'boughtInPharmacy');
  useNewestInView(receipts, made.length, isSent);
  return (
    <>
      {made.length > 0 && (
        <div ref={receipts} className={styles.receipts}>
          {made.map((withdrawal, n) => (
            <Receipt
              key={withdrawal.id}
              orderId={order.orderId}
              orderNumber={order.orderNumber}
              withdrawal={withdrawal}
              isNew={isSent && n === made.length - 1}
            />
          ))}
        </div>
      )}
      {isRefused && (
        <FocusedAlert tone="error" title={<Trans>Köpet är inte ångrat</Trans>}>
          <Trans>Något har ändrats sedan du öppnade sidan. Nu ser du vad som kan ångras.</Trans>
        </FocusedAlert>
      )}
      {right.kind === 'open' ? (
        <Declaration
          // Another one is another form.
          key={made.length}
          order={order}
          right={right}
          customerToken={customerToken}
          onSend={() => setRefused(false)}
          onSent={() => setSent(true)}
          onRefused={() => setRefused(true)}
          onGone={onGone}
        />
      ) : (
        <NotNow right={right} />
      )}
      {!isNoPurchase && <Exempt order={order} />}
      <Link href={paths.order(order.orderId)} className={standaloneLink} data-screen-only>
        <Trans>Till beställningen</Trans>
      </Link>
    </>
  );
}
