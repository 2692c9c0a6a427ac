import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, PaymentMethod } from '../../domain/order';
import { formatLongDate } from '../../i18n/format';
import { CopyOrderNumber } from './CopyOrderNumber';
import { Fact, Facts } from './Facts';

const payments: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  card: msg`Kort`,
  invoice: msg`Faktura`,
  swish: msg`Swish`,
  bank: msg`Bank`,
  klarna: msg`Klarna`,
  alreadyPaidInPharmacy: msg`Redan betald på apotek`,
  unknown: msg`Uppgift saknas`,
};

const nothingToPay = msg`Inget att betala`;

export function OrderDetails({ order }: { order: Order }) {
  const { t } = useLingui();
  const { orderNumber, orderDate, paymentMethod, total } = order;
  const isFree = paymentMethod === 'unknown' && total === 0;
  return (
    <Facts id="order-uppgifter" title={<Trans>Beställning</Trans>}>
      <Fact name={<Trans>Ordernummer</Trans>}>
        <span>{orderNumber}</span> <CopyOrderNumber orderNumber={orderNumber} />
      </Fact>
      <Fact name={<Trans>Orderdatum</Trans>}>{formatLongDate(orderDate)}</Fact>
      <Fact name={<Trans>Betalsätt</Trans>}>{t(isFree ? nothingToPay : payments[paymentMethod])}</Fact>
    </Facts>
  );
}
