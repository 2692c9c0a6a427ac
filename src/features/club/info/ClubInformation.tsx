import { Trans } from '@lingui/react/macro';
import { Link } from '../../../blocks/link/Link';
import { paths } from '../../../routes/paths';
import { LinkButton } from '../../../ui/button/LinkButton';
import * as styles from '../Club.css';
import { ChequeTerms } from './ChequeTerms';
import { PointsTable } from './PointsTable';

/** Describes the club to visitors who are not signed in. */
export function ClubInformation() {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>
        <Trans>Kundklubb</Trans>
      </h1>
      <p>
        <Trans>Samla poäng på det du handlar och få bonuscheckar. Medlemskapet kostar inget.</Trans>
      </p>
      <div className={styles.actions}>
        <LinkButton href={paths.signIn(paths.club())} link={Link} size="huge">
          <Trans>Bli medlem eller logga in</Trans>
        </LinkButton>
      </div>
      <div className={styles.cards}>
        <section className={styles.card} aria-labelledby="klubb-poang">
          <h2 id="klubb-poang" className={styles.title}>
            <Trans>Poäng och bonuscheckar</Trans>
          </h2>
          <PointsTable />
        </section>
        <section className={styles.card} aria-labelledby="klubb-villkor">
          <h2 id="klubb-villkor" className={styles.title}>
            <Trans>Så fungerar det</Trans>
          </h2>
          <ChequeTerms />
        </section>
      </div>
    </div>
  );
}
