import { useLingui } from '@lingui/react/macro';
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
import { useFocusOnChange } from './use-focus-on-change';
import { VerificationModal } from './verification/VerificationModal';

interface MyPagesProps {
  page: ClubPage;
  /** The heading, if the page does not greet the customer by name. */
  title: string;
}

/**
 * My pages for a signed-in customer. Purchases are for every customer, the rest is for members. The heading stays the
 * same element while the membership loads, so that it keeps the focus from the navigation.
 */
export function MyPages({ page, title }: MyPagesProps) {
  const { t } = useLingui();
  const { data: member, isPending, error, refetch } = useQuery(memberInfoQuery(true));
  const heading = useFocusOnChange<HTMLHeadingElement>(member === undefined ? undefined : member !== null);
  return (
    <div className={styles.page}>
      <ClubNav page={page} />
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {headingText()}
      </h1>
      {content()}
      <VerificationModal />
    </div>
  );

  function headingText(): string {
    if (page === 'purchases' || member === undefined) return title;
    if (member === null) return t`Du är inte medlem än`;
    return page === 'overview' ? t`Hej ${member.firstName}!` : title;
  }

  function content() {
    if (page === 'purchases') return <Purchases />;
    if (isPending) return <ClubWaiting />;
    if (member === undefined && error) return <FailureAlert onRetry={() => void refetch()} />;
    if (!member) return <NotMember />;
    return page === 'profile' ? <Profile member={member} /> : <Overview member={member} />;
  }
}
