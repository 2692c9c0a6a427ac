import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bonusChecksQuery } from '../../api/member/club-queries';
import { memberInfoQuery } from '../../api/member/queries';
import { isMember } from '../../api/member/schema';
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
 * My pages for a signed-in customer. Purchases and profile are for every customer, the rest is for members. The heading
 * stays the same element while the membership loads, so that it keeps the focus from the navigation.
 */
export function MyPages({ page, title }: MyPagesProps) {
  const { t } = useLingui();
  const { data: customer, isPending, error, refetch } = useQuery(memberInfoQuery(true));
  // Shown with the rest: cheques that came after it would move what is below them. For others they are an error.
  const cheques = useQuery(bonusChecksQuery(page === 'overview' && isMember(customer ?? null)));
  const heading = useFocusOnChange<HTMLHeadingElement>(customer === undefined ? undefined : isMember(customer));
  return (
    <div className={styles.page}>
      <ClubNav page={page} />
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {headingText()}
      </h1>
      {content()}
      <VerificationModal customer={customer} failed={error !== null} onRetry={() => void refetch()} />
    </div>
  );

  function headingText(): string {
    if (page !== 'overview' || customer === undefined) return title;
    return isMember(customer) ? t`Hej ${customer.firstName}!` : t`Du är inte medlem än`;
  }

  function content() {
    if (page === 'purchases') return <Purchases />;
    if (isPending) return <ClubWaiting />;
    if (customer === undefined && error) return <FailureAlert onRetry={() => void refetch()} />;
    if (page === 'overview' && cheques.isLoading && cheques.failureCount === 0) return <ClubWaiting />;
    if (page === 'profile' && customer) return <Profile customer={customer} />;
    return isMember(customer) ? <Overview member={customer} /> : <NotMember />;
  }
}
