import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import type { Failure } from '../../../api/errors';
import { SendFailed } from '../../../blocks/failure/SendFailed';
import type { Order } from '../../../domain/order';
import { type ReturnOrder, type ReturnReason, returnRight } from '../../../domain/order-return';
import { swedishDay } from '../../../domain/swedish-time';
import { useNewestInView } from '../use-newest-in-view';
import { NoSlip } from './NoSlip';
import { NotReturned } from './NotReturned';
import { ReturnForm } from './ReturnForm';
import { ReturnSteps } from './ReturnSteps';
import * as styles from './return.css';
import { Slip } from './Slip';

interface ReturnContentsProps {
  order: Order;
  returns: ReturnOrder;
  reasons: readonly ReturnReason[];
  customerToken: string | null;
  onGone: (unsent: ReactNode) => void;
  checkAccess: () => void;
}

/** The order's slips, the form for what is on none of them, and what cannot be returned. */
export function ReturnContents({ order, returns, reasons, customerToken, ...access }: ReturnContentsProps) {
  const today = swedishDay(new Date(returns.asOf));
  const right = returnRight(returns, today);
  const [isMade, setMade] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const slips = useRef<HTMLDivElement>(null);
  const count = returns.slips.length;
  useNewestInView(slips, count, isMade);
  // Then the form below is another one; else the answer stands at the button that was pressed.
  const hasChanged = failure?.kind === 'conflict';
  const notMade = failure && (
    <SendFailed
      failure={failure}
      title={<Trans>Retursedeln kunde inte skapas</Trans>}
      whenOffline={<Trans>Retursedeln är inte skapad än. Försök igen när du har nätverk.</Trans>}
      whenOnline={<Trans>Retursedeln är inte skapad än. Försök igen.</Trans>}
    >
      {hasChanged ? (
        <Trans>Något har ändrats sedan du öppnade sidan. Nu ser du hur det ligger till: välj igen.</Trans>
      ) : (
        <Trans>Försök igen om en stund. Skickar du två gånger blir det ändå bara en retursedel.</Trans>
      )}
    </SendFailed>
  );
  const withdrawn = returns.rows.flatMap(({ rowId, withdrawnOn }) => (withdrawnOn === null ? [] : rowId));
  return (
    <>
      {count > 0 && (
        <div ref={slips} className={styles.slips}>
          {returns.slips.map((slip, n) => (
            <Slip
              key={slip.slipId}
              slip={slip}
              order={returns}
              today={today}
              isNew={isMade && n === count - 1}
              customerToken={customerToken}
              checkAccess={access.checkAccess}
            />
          ))}
        </div>
      )}
      {hasChanged && notMade}
      {right.kind === 'open' ? (
        <ReturnForm
          // Another slip is another form, which proposes what has been withdrawn from.
          key={[count, ...withdrawn].join(' ')}
          returns={returns}
          right={right}
          reasons={reasons}
          customerToken={customerToken}
          onSend={() => {
            setFailure(null);
            setMade(false);
          }}
          onMade={() => setMade(true)}
          onFailed={setFailure}
          onGone={access.onGone}
        />
      ) : (
        <NoSlip right={right} hasSlips={count > 0} />
      )}
      {!hasChanged && notMade}
      <NotReturned order={order} returns={returns} />
      {(right.kind === 'open' || count > 0) && <ReturnSteps />}
    </>
  );
}
