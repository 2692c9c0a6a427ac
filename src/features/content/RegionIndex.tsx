import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { PageOf } from '../../api/page-data/schema';
import { Link } from '../../blocks/link/Link';
import { WhenNear } from '../../blocks/part-boundary/WhenNear';
import type { PharmacyId } from '../../domain/pharmacy';
import { unbrokenPostalCode } from '../../i18n/unbroken-postal-code';
import { part } from '../../lib/part';
import { useNow } from '../../lib/use-now';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { LinkGroups } from './HubIndex';
import { ListedHours } from './ListedHours';
import * as styles from './RegionIndex.css';

const map = part(() => import('../../blocks/pharmacy-map/PharmacyMap'));

type RegionIndexProps = Pick<PageOf<'pharmacy-region'>['data'], 'groups' | 'pharmacies'>;

/** A county's or a place's pharmacies in a list, and the same on a map. */
export function RegionIndex({ groups, pharmacies }: RegionIndexProps) {
  const [selected, setSelected] = useState<PharmacyId | null>(null);
  const onMap = useMemo(() => pharmacies.map((pharmacy) => ({ pharmacy, distance: null })), [pharmacies]);
  const now = useNow();
  const byPath = useMemo(() => new Map(pharmacies.map((pharmacy) => [pharmacy.path, pharmacy])), [pharmacies]);
  const hoursAt = (path: string) => {
    const times = byPath.get(path);
    return times && times.openingHours.length > 0 && <ListedHours times={times} now={now} />;
  };
  const chosen = pharmacies.find(({ id }) => id === selected);
  return (
    <div className={styles.region}>
      <div className={styles.aside}>
        <WhenNear className={styles.map}>
          <map.Component pharmacies={onMap} selected={selected} onSelect={setSelected} />
        </WhenNear>
        <div className={styles.chosen} role="status">
          {chosen ? (
            <>
              <Link className={standaloneLink} href={chosen.path}>
                {chosen.name}
              </Link>
              <p>
                {chosen.street}, {unbrokenPostalCode(chosen.postalCode)} {chosen.place}
              </p>
            </>
          ) : (
            <p className={styles.hint}>
              <Trans>Välj ett apotek på kartan eller i listan.</Trans>
            </p>
          )}
        </div>
      </div>
      <LinkGroups groups={groups} more={hoursAt} />
    </div>
  );
}
