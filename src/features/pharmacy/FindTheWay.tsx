import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { WhenNear } from '../../blocks/part-boundary/WhenNear';
import type { Pharmacy } from '../../domain/pharmacy';
import { unbrokenPostalCode } from '../../i18n/unbroken-postal-code';
import { part } from '../../lib/part';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import * as styles from './PharmacyScreen.css';

const map = part(() => import('../../blocks/pharmacy-map/PharmacyMap'));

/** The address, a map, and the way to a maps service. */
export function FindTheWay({ pharmacy, mapUrl }: { pharmacy: Pharmacy; mapUrl: string }) {
  const { id, street, postalCode, place } = pharmacy;
  const pharmacies = useMemo(() => [{ pharmacy, distance: null }], [pharmacy]);
  return (
    <section className={styles.section}>
      <h2 className={styles.subHeading}>
        <Trans>Hitta hit</Trans>
      </h2>
      <address className={styles.address}>
        {street}
        <br />
        {unbrokenPostalCode(postalCode)} {place}
      </address>
      <WhenNear className={styles.map}>
        <map.Component pharmacies={pharmacies} selected={id} />
      </WhenNear>
      <a className={standaloneLink} href={mapUrl} data-screen-only>
        <Trans>Visa vägen på en karttjänst</Trans>
      </a>
    </section>
  );
}
