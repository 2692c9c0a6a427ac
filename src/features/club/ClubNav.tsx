import { Trans, useLingui } from '@lingui/react/macro';
import { PageNav } from '../../blocks/page-nav/PageNav';
import { paths } from '../../routes/paths';
import type { ClubPage } from './club-page';
import { SignOutButton } from './SignOutButton';

export function ClubNav({ page }: { page: ClubPage }) {
  const { t } = useLingui();
  const pages = [
    { href: paths.club(), title: <Trans>Översikt</Trans>, isCurrent: page === 'overview' },
    { href: paths.clubPurchases(), title: <Trans>Mina köp</Trans>, isCurrent: page === 'purchases' },
    { href: paths.clubProfile(), title: <Trans>Min profil</Trans>, isCurrent: page === 'profile' },
  ];
  return (
    <PageNav label={t`Mina sidor`} pages={pages} isLined>
      <SignOutButton />
    </PageNav>
  );
}
