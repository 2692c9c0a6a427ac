import type { QueryClient } from '@tanstack/react-query';
import { firstPaint } from '../../lib/first-paint';
import { store } from '../../lib/store';
import type { Config } from '../../platform/config/schema';
import { currentConsent, onConsent } from '../../platform/consent/consent';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import type { Embedder, TrackedEvent } from '../../platform/embedder/embedder';
import type { Mode } from '../../platform/mode/decide-mode';
import { reportError } from '../../telemetry/report-error';
import { bridgeOverlayAtom } from '../overlays/bridge-overlay';

/**
 * Loads the tag manager's adapter once tracking is allowed. Earlier events are dropped, except for the view of the
 * current page; events during the load are queued.
 */
function createTracker(config: Config, client: QueryClient): (event: TrackedEvent) => void {
  const { tagManager } = config;
  if (!tagManager) return () => {};
  let loading = false;
  let hasFailed = false;
  let waiting: TrackedEvent[] = [];
  let push = (event: TrackedEvent): void => {
    if (loading) waiting.push(event);
    else if (event.name === 'page_viewed') {
      waiting = [event];
      if (hasFailed) void startWhenAllowed();
    }
  };

  async function startWhenAllowed(): Promise<void> {
    const consent = currentConsent();
    if (loading || !(consent.statistics || consent.marketing) || !tagManager) return;
    loading = true;
    hasFailed = false;
    try {
      const [{ startTags }] = await Promise.all([import('./tags'), firstPaint()]);
      push = startTags(tagManager, client);
      waiting.forEach(push);
    } catch (error) {
      // Tried again at the next page, choice or network; only the page that is shown then counts.
      loading = false;
      hasFailed = true;
      waiting = waiting.filter(({ name }) => name === 'page_viewed').slice(-1);
      reportError(error, 'tag-manager');
    }
  }

  onConsent(() => void startWhenAllowed());
  addEventListener('online', () => void (hasFailed && startWhenAllowed()));
  void startWhenAllowed();
  return (event) => push(event);
}

interface EmbedderNeeds {
  mode: Mode;
  /** Whether the address is the site's, not one below `/external/`. */
  isSite: boolean;
  config: Config;
  client: QueryClient;
  /** The shown route, as an app may learn it. */
  route: () => string;
}

/** In development and previews only: what the overlay shows is recorded from the first message on. */
async function bridgeWatcher({ bridgeOverlay }: Config) {
  const isAsked = new URLSearchParams(location.search).get('debug') === 'bridge';
  if (bridgeOverlay === null || (bridgeOverlay === 'asked' && !isAsked)) return null;
  const { messageRecorder } = await import('../../dev/bridge-overlay/traffic');
  store.set(bridgeOverlayAtom, true);
  return messageRecorder(store);
}

/** The only place that depends on the mode: which embedder the shop has. The bridge is fetched in an app only. */
export async function createEmbedder({ mode, isSite, config, client, route }: EmbedderNeeds): Promise<Embedder> {
  if (mode === 'site') return createBrowserEmbedder(createTracker(config, client), { hasFooter: isSite });
  const { createAppEmbedder } = await import('../../platform/embedder/app-embedder');
  const watch = await bridgeWatcher(config);
  return createAppEmbedder({ window, ...config, route, ...(watch && { watch }) });
}
