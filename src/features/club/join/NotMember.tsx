import { Trans } from '@lingui/react/macro';
import * as styles from '../Club.css';
import { ChequeTerms } from '../info/ChequeTerms';
import { PointsTable } from '../info/PointsTable';
import { PharmaciesCard } from '../PharmaciesCard';
import { PrescriptionsCard } from '../PrescriptionsCard';
import { JoinButton } from './JoinButton';

/** For a signed-in customer who is not a member. */
export function NotMember() {
  return (
    <>
      <p>
        <Trans>Samla poäng på det du handlar och få bonuscheckar. Medlemskapet kostar inget.</Trans>
      </p>
      <div className={styles.actions}>
        <JoinButton size="huge" />
      </div>
      <div className={styles.cards}>
        <div className={styles.card}>
          <PointsTable />
        </div>
        <section className={styles.card} aria-labelledby="klubb-villkor">
          <h2 id="klubb-villkor" className={styles.title}>
            <Trans>Så fungerar det</Trans>
          </h2>
          <ChequeTerms />
        </section>
        <PrescriptionsCard />
        <PharmaciesCard />
      </div>
    </>
  );
}
