import '../../ui/theme/global.css';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { pageQuery } from '../../api/page-data/queries';
import { createQueryClient } from '../../api/query-defaults';
import { currentCart } from '../../cart/current-cart';
import { addTexts } from '../../i18n/catalogue';
import { atMost } from '../../lib/at-most';
import { recordBlockedPresses } from '../../lib/blocked-presses';
import { watchPageLeft } from '../../lib/page-left';
import { createPartLoader, type PartLoader } from '../../lib/part-loader';
import { randomId } from '../../lib/random-id';
import { readsSettled } from '../../lib/reads-settled';
import { store } from '../../lib/store';
import { idle } from '../../lib/use-idle';
import { startConfig } from '../../platform/config/config';
import { revisionOf } from '../../platform/consent/choice';
import { startConsent } from '../../platform/consent/consent';
import { cookieKeeper } from '../../platform/consent/cookie-keeper';
import { openJar } from '../../platform/cookies/cookies';
import { setEmbedder } from '../../platform/embedder/current';
import type { Mode } from '../../platform/mode/decide-mode';
import { withTrailingSlash } from '../../routes/normalise';
import { markDocumentPrivate } from '../../telemetry/page-view';
import { logFailure, reportError } from '../../telemetry/report-error';
import { configureTracking } from '../../telemetry/track';
import { App } from '../App';
import type { DocumentData } from '../document/document-data';
import { repeatPresses } from '../document/early-presses';
import { dropEarlyReads, fetchAfterEarly } from '../early/early-reads';
import { applyEmbedder } from '../navigation/apply-embedder';
import { watchLinks } from '../navigation/followed-link';
import { watchHistory } from '../navigation/history-entry';
import { loadLikelyScreen } from '../navigation/likely-screen';
import { pagePrivacy, reportedPath } from '../navigation/page-privacy';
import { partsOf } from '../navigation/parts-of';
import { rememberPage } from '../navigation/remember-page';
import { watchScroll } from '../navigation/scroll-memory';
import { restoreSerializedState } from '../navigation/serialized-state';
import { firstShown } from '../navigation/shown-paths';
import { sideCart } from '../overlays/side-cart';
import { screenRouteAt } from '../routes';
import { createEmbedder } from '../start/create-embedder';
import { partFilesOf } from '../start/part-files';
import type { recordViolations } from '../start/record-violations';
import { violationReporter } from '../start/report-violation';
import { connectServices, startDeferred } from '../start/services';
import { storeUnsentOnLeave } from '../start/store-unsent-on-leave';
import { wakeAfterLoads } from '../start/wake-react';
import { watchFailures } from '../start/watch-failures';

interface Start {
  data: DocumentData;
  /** The element that contains the page. */
  root: Element;
  /** The folder that contains `assets/`. */
  filesBase: string;
  /** The address of the script that starts the shop. */
  entry: string;
  react: typeof import('./libraries');
  /** Sets who gets violations of the content security policy, those since the start first. */
  receiveViolations: ReturnType<typeof recordViolations>;
}

/** The prefix of the route table's paths in this document's address. */
function baseOf({ shell }: DocumentData): string {
  if (shell === 'external') return location.pathname.replace(/\/external(\/.*)?$/, '/external');
  return document.documentElement.dataset.base ?? '';
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

/** Resolves at the first press, also one that was made before the shop's code had loaded and is repeated. */
function pressed(): Promise<void> {
  return new Promise((resolve) => addEventListener('click', () => resolve(), { capture: true, once: true }));
}

/** The last stage of start-up: assembles the shop and hydrates the document, or renders into it. */
export async function start({ data, root, filesBase, entry, react, receiveViolations }: Start): Promise<void> {
  const base = baseOf(data);
  const currentPath = () => withTrailingSlash(location.pathname.slice(base.length) || '/');
  const path = currentPath();
  const configUrl =
    data.shell === 'external' ? new URL('config.json', filesBase).href : new URL('/config.json', location.href).href;
  addTexts(data.texts);
  const loader = createPartLoader(partFilesOf(data, filesBase));
  const parts = Promise.all(partsOf(data, base).map((part) => loader.load(part)));
  // A screen without page data is fetched before the shop is rendered. A failure is the screen's to show.
  const screen = data.page ? undefined : loadLikelyScreen(loader, path).catch(() => {});
  const config = await startConfig(configUrl, data.config, fetchAfterEarly(window));

  const jar = openJar(location, document);
  const mode = document.documentElement.dataset.mode as Mode;
  // An app asks its customer itself, and sends the consent with HELLO. Its pages in a browser have no settings to take
  // one back with, so that the site's does not count there.
  if (mode === 'site' && base === '')
    startConsent({
      keeper: cookieKeeper(jar, window),
      revision: revisionOf(config.consentRevision),
      now: Date.now,
      randomId,
    });
  if (pagePrivacy(path).isPrivate) markDocumentPrivate();
  const client = createQueryClient();
  const embedder = await createEmbedder({
    mode,
    isSite: base === '',
    config,
    client,
    route: () => reportedPath(currentPath()),
  });
  setEmbedder(embedder);
  configureTracking(embedder.track);

  const caller = connectServices(config, jar, client);
  if (data.page) rememberPage(client, path, data.page);
  const isPage = !screenRouteAt(path);
  const pageData = isPage && !data.page ? client.prefetchQuery(pageQuery(path)) : undefined;
  watchFailures(window, filesBase);
  watchPageLeft(window);
  receiveViolations(violationReporter(filesBase));
  restoreSerializedState(window);
  watchHistory(window, `${base}/`);
  watchScroll(window);
  watchLinks(window);
  applyEmbedder(embedder, { base, client, loader });
  // Who presses something needs its code before the pictures.
  const loaded = Promise.all([atMost(longestLoad, Promise.race([settled(), pressed()])), screen, pageData]);
  const loadCores = () => atMost(longestReads, startDeferred());
  // Pages are shown without session and cart; other screens wait for them.
  const cores = isPage ? loaded.then(loadCores) : loadCores();
  const ready = Promise.all([loaded, cores]);
  // What else there is would compete with what the screen shows.
  const deferred = isPage
    ? ready
    : ready.then(() =>
        atMost(
          longestReads,
          firstReadsOf(client).catch(() => {}),
        ),
      );
  await parts;
  // Rendered at once, since React delays what replaces a fallback that it has just shown.
  if (data.shell === 'external') await screen;
  loader.deferUntil(deferred);

  const shop = <App store={store} loader={loader} client={client} shell={data.shell} base={base} />;
  const app = process.env.NODE_ENV === 'production' ? shop : <StrictMode>{shop}</StrictMode>;
  react.startTransition(() => {
    // Errors that React recovers from are reported without notifying the visitor.
    const onRecoverableError = (error: unknown) => reportError(error, 'hydration');
    const isEmpty = data.shell === 'external';
    const rendered = isEmpty ? react.createRoot(root) : react.hydrateRoot(root, app, { onRecoverableError });
    if (isEmpty) rendered.render(app);
    wakeAfterLoads(loader, firstShown, () => rendered.render(app));
  });
  // Before the early presses: some of them may be for parts that load later.
  recordBlockedPresses(document);
  storeUnsentOnLeave(window);
  void repeatPresses(window);
  deferred
    .then(async () => (await import('../start/follow-consent')).followConsent())
    .catch((error) => reportError(error, 'consent'));
  const usable = deferred.then(() => performance.now());
  usable
    .then(async (time) => {
      const { observe } = await import('../start/observe');
      observe({ config, mode, client, filesBase, entry, path, currentPath, usable: time });
    })
    .catch(() => {});
  deferred.then(() => dropEarlyReads(window)).catch(() => {});
  // While there is a network: without one it cannot be loaded any more.
  deferred
    .then(() => import('../navigation/stay-offline'))
    .then(({ stayOffline }) => stayOffline({ window, client, loader, base }))
    .catch(() => {});
  // Without it the shop is slower but works the same.
  deferred.then(() => afterLoad({ client, loader, base })).catch(() => {});
  deferred.then(() => startFlags({ config, jar, ...caller })).catch((error) => logFailure(error, 'flags'));
}

/** So that a slow service, or code that does not come, does not delay what does not need it, ms. */
const longestReads = 3000;

/** So that a picture that does not come delays nothing else, ms: longer than a page takes over slow 4G. */
const longestLoad = 10_000;

/** Settles once the cart and what the screen has requested have come, or failed. */
async function firstReadsOf(client: QueryClient): Promise<void> {
  await firstShown;
  const { firstLoad } = await currentCart();
  await firstLoad;
  await idle();
  await readsSettled(client);
}

/** After the first load: until then, and if it fails, every flag is off. */
async function startFlags(needs: Parameters<typeof import('../../platform/flags/start-flags').startFlags>[0]) {
  const flags = await import('../../platform/flags/start-flags');
  await flags.startFlags(needs);
}

interface AfterLoad {
  client: QueryClient;
  loader: PartLoader;
  base: string;
}

/** Loads what is likely to be needed next, after what the page itself waits for: the session's token and the cart. */
async function afterLoad({ client, loader, base }: AfterLoad): Promise<void> {
  const { firstLoad } = await currentCart();
  await firstLoad;
  const { mayPrefetch, startPrefetch } = await import('../navigation/prefetch');
  if (!mayPrefetch(navigator)) return;
  startPrefetch({ client, loader, base });
  // The code that lists products waiting for the network must load before the network is lost.
  await loader.load(sideCart);
}
