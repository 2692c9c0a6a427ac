import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, PaymentMethod } from '../../domain/order';
import { formatLongDate } from '../../i18n/format';
import { Fact, Facts } from './Facts';

const payments: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  klarna: msg`Klarna`,
  alreadyPaidInPharmacy: msg`Redan betald på apotek`,
  unknown: msg`Okänt`,
};

export function OrderDetails({ order }: { order: Order }) {
  const { t } = useLingui();
  return (
    <Facts id="order-uppgifter" title={<Trans>Orderuppgifter</Trans>}>
      <Fact name={<Trans>Ordernummer</Trans>}>{order.orderNumber}</Fact>
      <Fact name={<Trans>Orderdatum</Trans>}>{formatLongDate(order.orderDate)}</Fact>
      <Fact name={<Trans>Betalsätt</Trans>}>{t(payments[order.paymentMethod])}</Fact>
      <Fact name={<Trans>Kund</Trans>}>{order.customerName}</Fact>
      <Fact name={<Trans>E-post</Trans>}>{order.email}</Fact>
      <Fact name={<Trans>Medlemsnummer</Trans>}>{order.memberNumber}</Fact>
    </Facts>
  );
}
