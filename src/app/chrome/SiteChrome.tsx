import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { RepeatsPresses } from '../../blocks/part-boundary/RepeatsPresses';
import { part } from '../../lib/part';
import { mainId } from '../navigation/main-id';
import { firstShown } from '../navigation/shown-paths';
import * as styles from './SiteChrome.css';
import { SiteHeader } from './SiteHeader';

const siteFooter = part(() => import('./SiteFooter'));

/** Header, screen and footer each have a boundary of their own, so they hydrate one after the other. */
export function SiteChrome({ children }: { children: ReactNode }) {
  const [, setShown] = useState(false);
  // A render of its boundary hydrates the header: React would do so only once no part is waited for.
  useEffect(() => void firstShown.then(() => startTransition(() => setShown(true))), []);
  return (
    <div className={styles.page}>
      <a className={styles.skipLink} href={`#${mainId}`}>
        <Trans>Hoppa till innehållet</Trans>
      </a>
      <Suspense>
        <SiteHeader />
        <RepeatsPresses />
      </Suspense>
      {children}
      <PartBoundary prerendered>
        <siteFooter.Component />
      </PartBoundary>
    </div>
  );
}
