import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../blocks/link/Link';
import { paths } from '../../routes/paths';
import type { AreaPage } from './area-page';
import * as styles from './Prescriptions.css';

/** The two tabs of my prescriptions: links, since each has an address. */
export function AreaNav({ page }: { page: AreaPage['kind'] }) {
  const { t } = useLingui();
  const current = (is: AreaPage['kind']) => (page === is ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <nav className={styles.tabs} aria-label={t`Mina recept`}>
      <Link className={styles.tab} href={paths.prescriptions()} {...current('prescriptions')}>
        <Trans>Recept</Trans>
      </Link>
      <Link className={styles.tab} href={paths.costProtection()} {...current('costProtection')}>
        <Trans>Högkostnadsskydd</Trans>
      </Link>
    </nav>
  );
}
