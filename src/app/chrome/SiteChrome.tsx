import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { useRouter } from 'wouter';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { RepeatsPresses } from '../../blocks/part-boundary/RepeatsPresses';
import { part } from '../../lib/part';
import { MessagesAtTop } from '../messages/MessagesAtTop';
import { mainId } from '../navigation/main-id';
import { firstShown } from '../navigation/shown-paths';
import { siteHeader } from './chrome';
import * as styles from './SiteChrome.css';

const siteFooter = part(() => import('./SiteFooter'));

/**
 * Header, screen and footer each have a boundary of their own, so they hydrate one after the other. In the document of a
 * page that serves an app there is the screen alone (`alone-in-app.ts`), in the same place, so that React's ids stay.
 */
export function SiteChrome({ children }: { children: ReactNode }) {
  const isAlone = useRouter().base !== '';
  const [, setShown] = useState(false);
  // A render of its boundary hydrates the header: React would do so only once no part is waited for.
  useEffect(() => void firstShown.then(() => startTransition(() => setShown(true))), []);
  return (
    <div className={styles.page}>
      {isAlone ? (
        <MessagesAtTop />
      ) : (
        <a className={styles.skipLink} href={`#${mainId}`}>
          <Trans>Hoppa till innehållet</Trans>
        </a>
      )}
      {!isAlone && (
        <Suspense>
          <siteHeader.Component />
          <RepeatsPresses />
        </Suspense>
      )}
      {children}
      {!isAlone && (
        <PartBoundary prerendered>
          <siteFooter.Component />
        </PartBoundary>
      )}
    </div>
  );
}
