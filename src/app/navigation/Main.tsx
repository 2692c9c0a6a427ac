import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { createContext, Suspense, useContext, useDeferredValue } from 'react';
import { Router, useLocation, useRouter } from 'wouter';
import { RepeatsPresses } from '../../blocks/part-boundary/RepeatsPresses';
import { usePartLoader } from '../../lib/part-loader';
import { usePrerendered } from '../../lib/use-prerendered';
import { withTrailingSlash } from '../../routes/normalise';
import { screenRouteAt } from '../routes';
import { ClientScreen } from './ClientScreen';
import { isReady } from './is-ready';
import { leavingAtom } from './leaving';
import { outlineAt } from './likely-screen';
import * as styles from './Main.css';
import { mainId } from './main-id';
import { PageScreen } from './PageScreen';
import { ScreenBoundary } from './ScreenBoundary';
import { ScreenSkeleton } from './ScreenSkeleton';
import { useShownPath } from './use-shown-path';

const ShownSearch = createContext('');
/** Always the same hook: a different one would re-render every link of the page. */
const useShownSearch = () => useContext(ShownSearch);

/**
 * Shows the screen of the address. On a client navigation the old screen stays as it is, marked busy, until the new
 * one's data, code, styles and texts have loaded.
 */
export function Main() {
  const router = useRouter();
  const [location] = useLocation();
  const path = withTrailingSlash(location);
  const client = useQueryClient();
  const loader = usePartLoader();
  // A screen that is ready needs no busy frame.
  const shown = useShownPath(path, isReady(client, loader, path));
  const isBusy = shown !== path;
  const isLeaving = useAtomValue(leavingAtom);
  // The old screen includes its filters and search query.
  const search = router.searchHook(router);
  const shownSearch = useDeferredValue(search);
  const route = screenRouteAt(shown);
  // Of a screen without page data the document contains the skeleton. Decided outside of the boundary: React would
  // hydrate what is inside only once nothing else is pending.
  const isRendered = usePrerendered(true, route === undefined);
  const skeleton = <ScreenSkeleton title={route?.title} outline={outlineAt(shown)} />;
  const screen = route ? <ClientScreen path={shown} route={route} /> : <PageScreen path={shown} />;
  const forgetFailures = () =>
    client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
  return (
    <main id={mainId} tabIndex={-1} className={styles.main} aria-busy={isBusy || isLeaving}>
      <ShownSearch value={isBusy ? shownSearch : search}>
        <Router searchHook={useShownSearch}>
          <Suspense fallback={skeleton}>
            <ScreenBoundary key={shown} path={shown} base={router.base} onFail={forgetFailures}>
              {isRendered ? screen : skeleton}
            </ScreenBoundary>
            <RepeatsPresses />
          </Suspense>
        </Router>
      </ShownSearch>
    </main>
  );
}
