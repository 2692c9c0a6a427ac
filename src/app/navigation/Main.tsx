import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { useLocation, useRouter } from 'wouter';
import { withTrailingSlash } from '../../routes/normalise';
import { clientScreenAt } from '../screens';
import { ClientScreen } from './ClientScreen';
import * as styles from './Main.css';
import { mainId } from './main-id';
import { PageScreen } from './PageScreen';
import { ScreenBoundary } from './ScreenBoundary';
import { ScreenSkeleton } from './ScreenSkeleton';

/**
 * Shows the screen of the address. On a client navigation the old screen stays, marked busy,
 * until the new one's data, code, styles and texts are there.
 */
export function Main() {
  const { base } = useRouter();
  const [location] = useLocation();
  const path = withTrailingSlash(location);
  const shown = useDeferredValue(path);
  const client = useQueryClient();
  const forgetFailures = () =>
    client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
  return (
    <main id={mainId} tabIndex={-1} className={styles.main} aria-busy={shown !== path}>
      <ScreenBoundary key={shown} base={base} onFail={forgetFailures}>
        <Suspense fallback={<ScreenSkeleton />}>
          {clientScreenAt(shown) ? <ClientScreen path={shown} /> : <PageScreen path={shown} />}
        </Suspense>
      </ScreenBoundary>
    </main>
  );
}
