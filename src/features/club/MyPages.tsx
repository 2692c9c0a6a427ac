import { useQuery } from '@tanstack/react-query';
import { memberInfoQuery } from '../../api/member/queries';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import * as styles from './Club.css';
import { ClubNav } from './ClubNav';
import { ClubWaiting } from './ClubWaiting';
import type { ClubPage } from './club-page';
import { NotMember } from './join/NotMember';
import { Overview } from './overview/Overview';
import { Profile } from './profile/Profile';
import { Purchases } from './purchases/Purchases';
import { VerificationModal } from './verification/VerificationModal';

/** What somebody who is signed in sees. Purchases are every customer's, the rest is members'. */
export function MyPages({ page }: { page: ClubPage }) {
  const { data: member, isPending, error, refetch } = useQuery(memberInfoQuery(true));
  return (
    <div className={styles.page}>
      <ClubNav page={page} />
      {content()}
      <VerificationModal />
    </div>
  );

  function content() {
    if (page === 'purchases') return <Purchases />;
    if (isPending) return <ClubWaiting />;
    if (member === undefined && error) return <FailureAlert onRetry={() => void refetch()} />;
    if (!member) return <NotMember />;
    return page === 'profile' ? <Profile member={member} /> : <Overview member={member} />;
  }
}
