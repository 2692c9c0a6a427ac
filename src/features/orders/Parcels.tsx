import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { itemsIn, type Order, type Parcel, type ParcelKind } from '../../domain/order';
import { stepOfParcel } from '../../domain/order-timeline';
import { formatLongDate } from '../../i18n/format';
import { unbrokenUnits } from '../../i18n/unbroken-units';
import { Badge } from '../../ui/badge/Badge';
import * as styles from './Parcels.css';
import { ParcelTracking } from './ParcelTracking';

const kinds: Readonly<Record<ParcelKind, MessageDescriptor | null>> = {
  ordinary: null,
  cooled: msg`Kylvaror`,
  prescription: msg`Receptvaror`,
  unknown: null,
};

/** The order's parcels and their tracking. If there are several, also the contents of each and how far it has come. */
export function Parcels({ order }: { order: Order }) {
  const { parcels } = order;
  if (parcels.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="order-paket">
      <h2 id="order-paket" className={styles.title}>
        <Plural value={parcels.length} one="Ditt paket" other="Dina # paket" />
      </h2>
      <ol className={styles.parcels}>
        {parcels.map((parcel) => (
          <li key={parcel.number} className={styles.parcel}>
            <ParcelHead parcel={parcel} />
            {parcels.length > 1 && (
              <>
                <Progress parcel={parcel} order={order} />
                <Contents parcel={parcel} order={order} />
              </>
            )}
            <ParcelTracking parcel={parcel} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ParcelHead({ parcel: { number, kind, isNew } }: { parcel: Parcel }) {
  const { t } = useLingui();
  const labels = kinds[kind];
  return (
    <h3 className={styles.head}>
      <Trans>Paket {number}</Trans>
      {labels && <span className={styles.kind}>{t(labels)}</span>}
      {isNew && (
        <span data-screen-only>
          <Badge tone="brand">
            <Trans>Ny</Trans>
          </Badge>
        </span>
      )}
    </h3>
  );
}

function Progress({ parcel, order }: { parcel: Parcel; order: Order }) {
  const step = stepOfParcel(parcel, order);
  return step && <p className={styles.progress}>{progressText(step, order)}</p>;
}

function progressText({ name, at }: NonNullable<ReturnType<typeof stepOfParcel>>, { pickupPlace }: Order) {
  const date = at && formatLongDate(at);
  if (name === 'dispatched') return <Trans>Skickad {date}</Trans>;
  if (pickupPlace === null) return date ? <Trans>Levererad {date}</Trans> : <Trans>Levererad</Trans>;
  return date ? <Trans>Framme på utlämningsstället {date}</Trans> : <Trans>Framme på utlämningsstället</Trans>;
}

function Contents({ parcel, order }: { parcel: Parcel; order: Order }) {
  const { t } = useLingui();
  const items = itemsIn(parcel, order);
  if (items.length === 0) return null;
  return (
    <ul className={styles.contents}>
      {items.map(({ itemId, title, quantity }) => (
        <li key={itemId}>{unbrokenUnits(t`${quantity} st ${title}`)}</li>
      ))}
    </ul>
  );
}
