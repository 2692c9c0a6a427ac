import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../routes/paths';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { Link } from '../link/Link';
import { SearchField } from '../search-field/SearchField';
import { useTitle } from '../use-title/use-title';
import * as styles from './NotFoundScreen.css';

/** Shown if the address has no page, or refers to something that does not exist. */
export function NotFoundScreen() {
  const { t } = useLingui();
  useTitle(t`Sidan finns inte`);
  return (
    <div className={styles.message}>
      <h1 className={styles.heading}>
        <Trans>Oj, vilket beskt piller!</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>Sidan saknas eller har tagits bort. Använd sökrutan eller länkarna för att hitta rätt.</Trans>
      </p>
      <SearchField label={t`Sök efter sidan`} />
      <ul className={styles.links}>
        <li>
          <Link className={standaloneLink} href={paths.home()}>
            <Trans>Till startsidan</Trans>
          </Link>
        </li>
        <li>
          <Link className={standaloneLink} href={paths.campaigns()}>
            <Trans>Kampanjer</Trans>
          </Link>
        </li>
        <li>
          <Link className={standaloneLink} href={paths.brands()}>
            <Trans>Varumärken A–Ö</Trans>
          </Link>
        </li>
      </ul>
    </div>
  );
}
