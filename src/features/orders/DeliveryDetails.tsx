import { Trans } from '@lingui/react/macro';
import { isCalledOff, type Order } from '../../domain/order';
import { formatLongDate } from '../../i18n/format';
import { Fact, Facts } from './Facts';
import { PostalAddress } from './PostalAddress';

/** The receiver, address, delivery method and estimated date. */
export function DeliveryDetails({ order }: { order: Order }) {
  const { shippingMethod, pickupPlace, status } = order;
  const receiver = order.receiver ?? order.address;
  const date = isCalledOff(order) || status === 'delivered' ? null : order.preliminaryDate;
  if (shippingMethod === null && receiver === null && pickupPlace === null && date === null) return null;
  const dateName = pickupPlace === null ? <Trans>Preliminär leverans</Trans> : <Trans>Preliminär upphämtning</Trans>;
  return (
    <Facts id="order-leverans" title={<Trans>Leverans</Trans>}>
      <Fact name={<Trans>Leveranssätt</Trans>}>{shippingMethod}</Fact>
      <Fact name={<Trans>Mottagare</Trans>}>
        {receiver && (
          <>
            {receiver.firstName} {receiver.lastName}
            {pickupPlace === null && <PostalAddress address={receiver} />}
          </>
        )}
      </Fact>
      <Fact name={<Trans>Utlämningsställe</Trans>}>{pickupPlace}</Fact>
      <Fact name={dateName}>{date && formatLongDate(date)}</Fact>
    </Facts>
  );
}
