import { Trans } from '@lingui/react/macro';
import { Link } from '../../../blocks/link/Link';
import { type LegalPage, operatorPage } from '../../../blocks/terms/operator-page';
import { useConfig } from '../../../platform/config/config';
import * as styles from './steps.css';

const kinds: readonly LegalPage[] = ['terms', 'withdrawal', 'privacy'];

/** What applies to the order, linked where it is placed: the operator's pages that there are. */
export function TermsLinks() {
  const all = useConfig()?.operator.pages ?? [];
  const pages = kinds.flatMap((kind) => operatorPage(all, kind) ?? []);
  if (pages.length === 0) return null;
  return (
    <div className={styles.terms}>
      <p id="kassa-villkor">
        <Trans>Det här gäller när du lägger din beställning:</Trans>
      </p>
      <ul className={styles.termsLinks} aria-labelledby="kassa-villkor">
        {pages.map(({ title, path }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
