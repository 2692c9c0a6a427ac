import { Trans, useLingui } from '@lingui/react/macro';
import { orderId } from '../../../domain/ids';
import { OrderGate } from '../OrderGate';
import { Returns } from './Returns';

/** The return page of an order: its slips, and the form for a new one. */
export function ReturnScreen({ path }: { path: string }) {
  const { t } = useLingui();
  const id = orderId(decodeURIComponent(path.split('/')[2] ?? ''));
  return (
    <OrderGate
      key={id}
      id={id}
      heading={t`Returnera varor`}
      closedHeading={t`Returnera varor`}
      closedLabel={<Trans>Gå vidare</Trans>}
    >
      {(open) => <Returns {...open} />}
    </OrderGate>
  );
}
