import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../blocks/link/Link';
import { paths } from '../../routes/paths';
import * as styles from './ClubNav.css';
import type { ClubPage } from './club-page';
import { SignOutButton } from './SignOutButton';

export function ClubNav({ page }: { page: ClubPage }) {
  const { t } = useLingui();
  const current = (is: ClubPage) => (page === is ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <nav className={styles.nav} aria-label={t`Mina sidor`}>
      <Link className={styles.link} href={paths.club()} {...current('overview')}>
        <Trans>Översikt</Trans>
      </Link>
      <Link className={styles.link} href={paths.clubPurchases()} {...current('purchases')}>
        <Trans>Mina köp</Trans>
      </Link>
      <Link className={styles.link} href={paths.clubProfile()} {...current('profile')}>
        <Trans>Min profil</Trans>
      </Link>
      <SignOutButton />
    </nav>
  );
}
