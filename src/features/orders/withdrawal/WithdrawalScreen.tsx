import { Trans, useLingui } from '@lingui/react/macro';
import { orderId } from '../../../domain/ids';
import { OrderGate } from '../OrderGate';
import { Withdrawal } from './Withdrawal';

/** The law's function to withdraw from an order, and its receipts. */
export function WithdrawalScreen({ path }: { path: string }) {
  const { t } = useLingui();
  const id = orderId(decodeURIComponent(path.split('/')[2] ?? ''));
  return (
    <OrderGate
      key={id}
      id={id}
      heading={t`Ångra köpet`}
      closedHeading={t`Ångra ett köp`}
      closedLabel={<Trans>Gå vidare</Trans>}
    >
      {(open) => <Withdrawal {...open} />}
    </OrderGate>
  );
}
