import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import * as styles from '../Club.css';
import { ChequeTerms } from '../info/ChequeTerms';
import { PointsTable } from '../info/PointsTable';
import { BecomeMember } from './BecomeMember';

/** Signed in, and not in the club. */
export function NotMember() {
  const [joining, setJoining] = useState(false);
  return (
    <>
      <h1 className={styles.heading}>
        <Trans>Du är inte medlem än</Trans>
      </h1>
      <p>
        <Trans>Samla poäng på det du handlar och få bonuscheckar. Medlemskapet kostar inget.</Trans>
      </p>
      <div className={styles.actions}>
        <Button size="huge" onClick={() => setJoining(true)}>
          <Trans>Bli medlem</Trans>
        </Button>
      </div>
      <div className={styles.cards}>
        <div className={styles.card}>
          <PointsTable />
        </div>
        <div className={styles.card}>
          <ChequeTerms />
        </div>
      </div>
      {joining && <BecomeMember onClose={() => setJoining(false)} />}
    </>
  );
}
