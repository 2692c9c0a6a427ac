import type { QueryClient } from '@tanstack/react-query';
import { configureElevate } from '../../api/elevate/client';
import { configureHttp } from '../../api/http';
import { readWithToken } from '../../api/read-with-token';
import { markStale } from '../../api/stale-after';
import { currentCart, provideCart } from '../../cart/current-cart';
import { lastChannel } from '../../cart/stored/cart-id';
import type { SalesChannel } from '../../domain/ids';
import { finishFirst } from '../../lib/finish-first';
import { randomId } from '../../lib/random-id';
import { store } from '../../lib/store';
import type { Config } from '../../platform/config/schema';
import { isAllowed, isConsentKnown, onConsent, whenWithdrawn } from '../../platform/consent/consent';
import type { CookieJar } from '../../platform/cookies/jar';
import { createVisitor, visitorCategory } from '../../platform/cookies/visitor';
import { embedder } from '../../platform/embedder/current';
import { decideChannel } from '../../platform/mode/decide-channel';
import { tabChannel } from '../../platform/mode/tab-channel';
import { createSearchSession } from '../../platform/search-session';
import { registry } from '../../platform/storage/registry';
import { paths } from '../../routes/paths';
import { currentSession, provideSession, tokens } from '../../session/current';
import { onDelayedToken } from '../../session/on-delayed-token';
import { onSignIn } from '../../session/on-sign-in';
import { onSignOut } from '../../session/sign-out';
import { medium } from '../../ui/theme/media';
import { fetchAfterEarly } from '../early/early-reads';
import { takeEarlySearch } from '../early/early-search';

/** The tab's channel, stored for its next documents; a tab without one uses that of the last used cart at checkout. */
function startChannel(path: string, jar: CookieJar): SalesChannel {
  const channel = decideChannel(path, tabChannel.read());
  if (channel === 'doktor-se') {
    tabChannel.write(channel);
    return channel;
  }
  return path.endsWith(paths.checkout()) || path.endsWith(paths.thankYou()) ? lastChannel(jar) : channel;
}

function absolute<T extends Record<string, string>>(bases: T): T {
  const whole = Object.entries(bases).map(([name, base]) => [
    name,
    new URL(base, location.href).href.replace(/\/$/, ''),
  ]);
  return Object.fromEntries(whole);
}

/** Who calls the services: a visitor in a sales channel. */
interface Caller {
  visitorId: () => string;
  channel: SalesChannel;
}

/**
 * Configures the services' clients with their addresses and the caller's identity. Session and cart load later, or when
 * first needed.
 */
export function connectServices(config: Config, jar: CookieJar, queries: QueryClient): Caller {
  configureHttp({ bases: absolute(config.services), ...tokens, fetch: fetchAfterEarly(window) });

  const search = createSearchSession(() => isAllowed(registry.searchSession.category), randomId);
  const visitor = createVisitor(jar, randomId);
  // Where nobody has stated what is allowed, as in an app's page that a browser has opened, the id stays as it is.
  const followVisitor = () => {
    if (isConsentKnown()) visitor.consentGiven(isAllowed(visitorCategory));
  };
  followVisitor();
  onConsent(followVisitor);
  const endSearch = () => {
    const keys = search.forget();
    if (keys)
      finishFirst(
        import('../../api/elevate/notifications')
          .then(({ notifySessionEnd }) => notifySessionEnd(keys))
          .catch(() => {}),
      );
  };
  // At once if there is no consent: what is in use is not stored.
  whenWithdrawn(registry.searchSession.category, endSearch);
  const sent = window.luckanEarly?.search;
  if (sent) search.use(sent.keys);
  configureElevate({
    base: new URL(config.services.elevate, location.href).href,
    ...config.elevate,
    touchpoint: matchMedia(medium).matches ? 'desktop' : 'mobile',
    session: search.keys,
    takeSearch: takeEarlySearch(window, search.keys),
  });

  const importDeferred = () => import('./deferred');
  const { visitorId } = visitor;
  const channel = startChannel(location.pathname, jar);
  provideSession(async () => (await importDeferred()).startSession(embedder()));
  provideCart(async () =>
    (await importDeferred()).startCart({
      channel,
      jar,
      embedder: embedder(),
      queries,
      visitorId,
    }),
  );
  onSignIn(store, () => void markStale(queries, 'signIn'));
  onDelayedToken(store, () => void readWithToken(queries));
  onSignOut(() => {
    endSearch();
    queries.clear();
  });
  return { visitorId, channel };
}

/**
 * After the first paint: loads the session and the cart.
 * @returns settles when the code of both has loaded or failed
 */
export function startDeferred(): Promise<unknown> {
  return Promise.allSettled([currentSession(), currentCart()]);
}
