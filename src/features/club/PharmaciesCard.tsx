import { Trans } from '@lingui/react/macro';
import { FinderLink } from '../../blocks/find-pharmacy/FinderLink';
import * as styles from './Club.css';

/** The side box that leads to the pharmacies. */
export function PharmaciesCard() {
  return (
    <section className={styles.card} aria-labelledby="klubb-apotek">
      <h2 id="klubb-apotek" className={styles.title}>
        <Trans>Våra apotek</Trans>
      </h2>
      <p>
        <Trans>Öppettider, tjänster och lagersaldo på apotek nära dig.</Trans>
      </p>
      <div>
        <FinderLink>
          <Trans>Hitta apotek</Trans>
        </FinderLink>
      </div>
    </section>
  );
}
