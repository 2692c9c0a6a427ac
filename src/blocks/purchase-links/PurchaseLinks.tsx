import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { embedder } from '../../platform/embedder/current';
import { paths } from '../../routes/paths';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { Link } from '../link/Link';
import * as styles from './PurchaseLinks.css';

/** The ways to an order and to the law's function to withdraw from it, where there is no footer that has them. */
export function PurchaseLinks() {
  const title = useId();
  if (!useHydrated() || embedder().can('footer')) return null;
  return (
    <nav className={styles.links} aria-labelledby={title} data-screen-only>
      <h2 id={title} className={styles.title}>
        <Trans>Har du redan handlat?</Trans>
      </h2>
      <Link className={standaloneLink} href={paths.findOrder()}>
        <Trans>Hitta din beställning</Trans>
      </Link>
      <Link className={standaloneLink} href={paths.findOrderToWithdraw()}>
        <Trans>Ångra köp här</Trans>
      </Link>
    </nav>
  );
}
