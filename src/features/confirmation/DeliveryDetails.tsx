import { Trans } from '@lingui/react/macro';
import type { ContactAddress } from '../../domain/cart';
import type { Order, Parcel } from '../../domain/order';
import { formatLongDate } from '../../i18n/format';
import { Badge } from '../../ui/badge/Badge';
import { Fact, Facts } from './Facts';
import * as styles from './ThankYouScreen.css';

/** Who gets the goods, where, how and about when. */
export function DeliveryDetails({ order }: { order: Order }) {
  const { address, parcels, pickupPlace, preliminaryDate, shippingMethod, idRequired } = order;
  const dateName = pickupPlace === null ? <Trans>Preliminär leverans</Trans> : <Trans>Preliminär upphämtning</Trans>;
  return (
    <Facts id="order-leverans" title={<Trans>Leverans</Trans>}>
      <Fact name={<Trans>Mottagare</Trans>}>{address && <Address address={address} />}</Fact>
      <Fact name={<Trans>Leveranssätt</Trans>}>{shippingMethod}</Fact>
      <Fact name={<Trans>Utlämningsställe</Trans>}>{pickupPlace}</Fact>
      <Fact name={dateName}>{preliminaryDate && formatLongDate(preliminaryDate)}</Fact>
      <Fact name={<Trans>Paket</Trans>}>{parcels.length > 0 && <Parcels parcels={parcels} />}</Fact>
      <Fact name={<Trans>Legitimation</Trans>}>
        {idRequired && <Trans>Ta med legitimation. Bara den som har betalat kan ta emot eller hämta varorna.</Trans>}
      </Fact>
    </Facts>
  );
}

function Address({ address }: { address: ContactAddress }) {
  const { firstName, lastName, careOf, street, postalCode, city } = address;
  return (
    <address className={styles.address}>
      <span>
        {firstName} {lastName}
      </span>
      {careOf && (
        <span>
          <Trans>c/o {careOf}</Trans>
        </span>
      )}
      <span>{street}</span>
      <span>
        {postalCode} {city}
      </span>
    </address>
  );
}

function Parcels({ parcels }: { parcels: Parcel[] }) {
  return (
    <ul className={styles.parcels}>
      {parcels.map(({ number, isNew, trackingUrl }) => (
        <li key={number} className={styles.parcel}>
          <Trans>Paket {number}</Trans>
          {isNew && (
            <Badge tone="brand">
              <Trans>Ny</Trans>
            </Badge>
          )}
          {trackingUrl && (
            <a href={trackingUrl} target="_blank" rel="noreferrer">
              <Trans>Spåra paket {number}</Trans>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
