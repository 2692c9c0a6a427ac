import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type PharmacySearch, pharmacySearchQuery } from '../../api/pharmacy/queries';
import { hoursOn } from '../../domain/opening-hours';
import type { FoundPharmacy, Pharmacy } from '../../domain/pharmacy';
import { visibleStock } from '../../domain/pharmacy-stock';
import { formatDistance } from '../../i18n/distance';
import { formatDate } from '../../i18n/format';
import { PhoneLink } from '../../ui/phone-link/PhoneLink';
import { PharmacyStockBadge } from '../pharmacy-stock/PharmacyStockBadge';
import * as styles from './FindPharmacyModal.css';
import type { Subject } from './subject';

interface PharmacyRowsProps {
  product: Subject;
  search: PharmacySearch & { page: number };
}

/** One page of pharmacies with their stock of the product. On further pages the first one takes the focus. */
export function PharmacyRows({ product, search }: PharmacyRowsProps) {
  const { data, isPlaceholderData } = useQuery(pharmacySearchQuery(search));
  const first = useRef<HTMLHeadingElement>(null);
  const found = isPlaceholderData ? undefined : data?.content;
  const isFurther = search.page > 0 && found !== undefined;

  useEffect(() => {
    if (isFurther) first.current?.focus();
  }, [isFurther]);

  return found?.map((each, n) => (
    <li key={each.pharmacy.id} className={styles.pharmacy}>
      <div className={styles.head}>
        <h3 ref={n === 0 ? first : undefined} className={styles.name} tabIndex={-1}>
          {each.pharmacy.name}
        </h3>
        <PharmacyStockBadge stock={visibleStock(product, each)} />
      </div>
      <Position found={each} />
      <HoursToday pharmacy={each.pharmacy} />
      <PhoneLink className={styles.phone} phone={each.pharmacy.phone} />
    </li>
  ));
}

function Position({ found: { pharmacy, distance } }: { found: FoundPharmacy }) {
  const { street, postalCode, place } = pharmacy;
  const away = distance === null ? null : formatDistance(distance);
  return (
    <>
      <p>
        {street}, {postalCode} {place}
      </p>
      {away && (
        <p className={styles.quiet}>
          <Trans>{away} bort</Trans>
        </p>
      )}
    </>
  );
}

function HoursToday({ pharmacy }: { pharmacy: Pharmacy }) {
  const today = hoursOn(pharmacy, formatDate(new Date().toISOString()));
  if (!today) return null;
  const { hours, reason } = today;
  return (
    <p>
      {hours ? (
        <Trans>
          Öppet i dag {hours.opens}–{hours.closes}
        </Trans>
      ) : (
        <Trans>Stängt i dag</Trans>
      )}
      {reason && ` (${reason})`}
    </p>
  );
}
