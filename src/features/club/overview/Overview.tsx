import { Trans } from '@lingui/react/macro';
import type { Member } from '../../../api/member/schema';
import { Link } from '../../../blocks/link/Link';
import { paths } from '../../../routes/paths';
import { AppDownload } from '../AppDownload';
import * as styles from '../Club.css';
import { ChequeTerms } from '../info/ChequeTerms';
import { PointsTable } from '../info/PointsTable';
import { PharmaciesCard } from '../PharmaciesCard';
import { PrescriptionsCard } from '../PrescriptionsCard';
import { Unconfirmed } from '../profile/Unconfirmed';
import { Cheques } from './Cheques';
import { Points } from './Points';

/** The member's points and cheques, and how both work. */
export function Overview({ member }: { member: Member }) {
  return (
    <>
      <Unconfirmed customer={member} />
      <div className={styles.cards}>
        <Points points={member.points} />
        <Cheques />
        <section className={styles.card} aria-labelledby="klubb-regler">
          <h2 id="klubb-regler" className={styles.title}>
            <Trans>Så fungerar poängen</Trans>
          </h2>
          <ChequeTerms />
        </section>
        <div className={styles.card}>
          <PointsTable />
        </div>
        <PrescriptionsCard />
        <PharmaciesCard />
        <AppDownload />
      </div>
      <p>
        <Link href={paths.clubProfile()}>
          <Trans>Ändra dina uppgifter eller avsluta medlemskapet</Trans>
        </Link>
      </p>
    </>
  );
}
