import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { FoundPharmacy, PharmacyId } from '../../domain/pharmacy';
import { visibleStock } from '../../domain/pharmacy-stock';
import { formatDistance } from '../../i18n/distance';
import { unbrokenPostalCode } from '../../i18n/unbroken-postal-code';
import { textButton } from '../../ui/button/text-button.css';
import { Icon } from '../../ui/icon/Icon';
import { pin } from '../../ui/icon/paths';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { PhoneLink } from '../../ui/phone-link/PhoneLink';
import { Link } from '../link/Link';
import { MyPharmacyToggle } from '../my-pharmacy/MyPharmacyToggle';
import { PharmacyStockBadge } from '../pharmacy-stock/PharmacyStockBadge';
import * as styles from './find-pharmacy.css';
import { RowHours } from './RowHours';
import type { Subject } from './subject';

interface PharmacyRowProps {
  found: FoundPharmacy;
  subjects: readonly Subject[];
  /** ISO text; null until it is known. */
  now: string | null;
  selected: boolean;
  /** Only next to a map. */
  onSelect?: ((id: PharmacyId) => void) | undefined;
  /** Before the pharmacy becomes the visitor's own, or no longer is. */
  onToggle: () => void;
}

/** One pharmacy of a list: stock, whether it is open, where it is and how to call it. */
export const PharmacyRow = memo(function PharmacyRow({
  found,
  subjects,
  now,
  selected,
  onSelect,
  onToggle,
}: PharmacyRowProps) {
  const { t } = useLingui();
  const { id, name, path, street, postalCode, place, phone } = found.pharmacy;
  const away = found.distance === null ? null : formatDistance(found.distance);
  return (
    <li className={selected ? styles.selectedPharmacy : styles.pharmacy} data-pharmacy={id}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <Link className={standaloneLink} href={path}>
            {name}
          </Link>
        </h3>
        {subjects.length === 1 && <Stock subjects={subjects} found={found} />}
      </div>
      {subjects.length > 1 && (
        <ul className={styles.stocks}>
          <Stock subjects={subjects} found={found} />
        </ul>
      )}
      <RowHours times={found.pharmacy} now={now} />
      <p>
        {street}, {unbrokenPostalCode(postalCode)} {place}
      </p>
      {away && (
        <p className={styles.quiet}>
          <Trans>{away} bort</Trans>
        </p>
      )}
      <div className={styles.actions}>
        <PhoneLink className={styles.phone} phone={phone} />
        {onSelect && (
          <button
            type="button"
            className={textButton}
            aria-label={t`Visa på kartan: ${name}`}
            aria-pressed={selected}
            onClick={() => onSelect(id)}
          >
            <Icon path={pin} />
            <Trans>Visa på kartan</Trans>
          </button>
        )}
        <MyPharmacyToggle pharmacy={found.pharmacy} onToggle={onToggle} />
      </div>
    </li>
  );
});

/** A badge, or one with its product's name for each of several products. */
function Stock({ subjects, found }: Pick<PharmacyRowProps, 'subjects' | 'found'>) {
  const [only, ...others] = subjects;
  if (only && others.length === 0) return <PharmacyStockBadge stock={visibleStock(only, found)} />;
  return subjects.map((each) => (
    <li key={each.productNumber} className={styles.stock}>
      <span>{each.title}</span> <PharmacyStockBadge stock={visibleStock(each, found)} />
    </li>
  ));
}
