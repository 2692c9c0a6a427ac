import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { mainId } from '../navigation/main-id';
import * as styles from './SiteChrome.css';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** Header, screen and footer are taken over one after the other: each is a boundary of its own. */
export function SiteChrome({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <a className={styles.skipLink} href={`#${mainId}`}>
        <Trans>Hoppa till innehållet</Trans>
      </a>
      <Suspense>
        <SiteHeader />
      </Suspense>
      {children}
      <Suspense>
        <SiteFooter />
      </Suspense>
    </div>
  );
}
