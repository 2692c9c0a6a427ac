import type { QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { readGrownOld } from '../../api/grown-old';
import type { PartLoader } from '../../lib/part-loader';
import type { Embedder } from '../../platform/embedder/embedder';
import { withTrailingSlash } from '../../routes/normalise';
import { cancelDialogs, cancelTopDialog } from '../../ui/modal/top-dialog';
import { applyInsets } from './apply-insets';
import { aroundNavigation } from './guard';
import { goBack } from './history-entry';
import { loadLikelyScreen } from './likely-screen';
import { createNavigation } from './navigate-for-app';

/** Whether an address is that of the page, which must not be in the history twice in a row. */
function isShown(address: string): boolean {
  const { pathname, search, hash } = new URL(address, location.href);
  const isSamePage = withTrailingSlash(pathname) === withTrailingSlash(location.pathname);
  return isSamePage && search === location.search && hash === location.hash;
}

interface Needs {
  /** The router's base. */
  base: string;
  client: QueryClient;
  loader: PartLoader;
}

/** Handles the embedder's commands: navigate, go back (first out of an open dialog), and reserve space for its own bars. */
export function applyEmbedder(embedder: Embedder, { base, client, loader }: Needs): void {
  const navigateTo = createNavigation({
    client,
    loadScreen: (path) => loadLikelyScreen(loader, path),
    show(path, replace) {
      cancelDialogs();
      if (isShown(base + path) && window.navigator.onLine) return;
      // The app may show the shop before the opened page has come.
      if (replace) embedder.leftUnseen();
      aroundNavigation(navigate, base + path, { replace });
    },
    refuse: () => embedder.refused({ about: 'NAVIGATE', field: 'path' }),
  });
  embedder.on('navigate', (target) => void navigateTo(target));
  embedder.on('back', () => cancelTopDialog() || goBack(window));
  // Cart and token are read anew by cart and session.
  embedder.on('shown', () => void readGrownOld(client));
  applyInsets(embedder, window);
}
