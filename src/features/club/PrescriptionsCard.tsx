import { Trans } from '@lingui/react/macro';
import { PrescriptionsBox } from '../../blocks/prescription-events/PrescriptionsBox';
import * as styles from './Club.css';

/** The side box about prescriptions. */
export function PrescriptionsCard() {
  return (
    <section className={styles.card} aria-labelledby="klubb-recept">
      <h2 id="klubb-recept" className={styles.title}>
        <Trans>Dina recept</Trans>
      </h2>
      <PrescriptionsBox />
    </section>
  );
}
