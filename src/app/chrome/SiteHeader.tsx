import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../blocks/link/Link';
import { SearchField } from '../../blocks/search-field/SearchField';
import { paths } from '../../routes/paths';
import { Icon } from '../../ui/icon/Icon';
import { heart, user } from '../../ui/icon/paths';
import { Logo } from '../../ui/logo/Logo';
import { MessagesSpot } from '../messages/MessagesSpot';
import { CartButton } from './CartButton';
import { MenuButton } from './MenuButton';
import * as styles from './SiteHeader.css';

export function SiteHeader() {
  const { t } = useLingui();
  return (
    <header className={styles.header} data-screen-only>
      <div className={styles.bar}>
        <MenuButton />
        <Link className={styles.home} href={paths.home()} aria-label={t`Till startsidan`}>
          <Logo />
        </Link>
        <div className={styles.search}>
          <SearchField label={t`Sök i butiken`} />
        </div>
        <nav className={styles.quickLinks} aria-label={t`Genvägar`}>
          <Link className={styles.quickLink} href={paths.prescriptions()}>
            <Trans>Mina recept</Trans>
          </Link>
          <Link className={styles.quickLink} href={paths.campaigns()}>
            <Trans>Kampanjer</Trans>
          </Link>
          <Link className={styles.quickLink} href={paths.brands()}>
            <Trans>Varumärken</Trans>
          </Link>
          <Link className={styles.headerButton} href={paths.favourites()} aria-label={t`Favoriter`}>
            <Icon path={heart} />
          </Link>
          <Link className={styles.headerButton} href={paths.club()} aria-label={t`Kundklubb`}>
            <Icon path={user} />
          </Link>
        </nav>
        <CartButton />
      </div>
      <MessagesSpot className={styles.messages} />
    </header>
  );
}
