import { pageIsReportable } from '../../telemetry/page-view';
import { reportError } from '../../telemetry/report-error';
import type { Config } from '../config/schema';
import type { Consent } from '../consent/categories';
import { currentConsent, onConsent } from '../consent/consent';
import type { TrackedEvent } from '../embedder/embedder';
import { createDataLayer } from './data-layer';
import { waitingEvents } from './waiting-events';

type TagManagerConfig = NonNullable<Config['tagManager']>;

/** Trusted Types exist only in some engines; the policy allows this one address. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

function trustedAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return address;
  const policy = trustedTypes.createPolicy('luckan-tag-manager', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError('not the address of the tag manager');
      return url;
    },
  });
  return policy.createScriptURL(address);
}

/** The tag manager reads address and title by itself, so it loads only on pages that may be reported. */
function mayLoad(consent: Consent, { pathname }: Location): boolean {
  return tracks(consent) && pageIsReportable(pathname);
}

/** Whether the visitor allows what the tag manager is for. */
export function tracks({ statistics, marketing }: Consent): boolean {
  return statistics || marketing;
}

/** The proxy on the shop's own host, with the address of the operator's container. */
function addressOf({ id, url, source }: TagManagerConfig, page: string): string {
  const container = new URL(source, page);
  container.searchParams.set('id', id);
  const proxy = new URL(url, page);
  proxy.searchParams.set('url', container.href);
  return proxy.href;
}

/**
 * The tag manager, from the product's own host: everything is denied by default, and it loads only if statistics or
 * marketing are allowed. Without consent events are dropped, also after it has been withdrawn; events on a page where it
 * must not load are stored for one where it may. The page that is shown is counted anew with each consent.
 * @param onLoad the script is about to load: from now on others read the address and the title
 * @returns a function that takes events that have passed the allow-list
 */
export function startTagManager(
  window: Window,
  config: TagManagerConfig,
  onLoad: () => void,
): (event: TrackedEvent) => void {
  const layer = createDataLayer(window);
  layer.deny();
  let loaded = false;
  let allowed = false;
  let shown: TrackedEvent | null = null;

  function load(): void {
    loaded = true;
    onLoad();
    layer.start(Date.now());
    const script = window.document.createElement('script');
    script.async = true;
    script.src = trustedAddress(addressOf(config, window.location.href));
    script.onerror = () => reportError({ kind: 'tagManagerLoad' }, 'tag-manager');
    window.document.head.append(script);
  }

  function follow(consent: Consent): void {
    const isNew = tracks(consent) && !allowed;
    allowed = tracks(consent);
    if (isNew && shown) waitingEvents.add(shown);
    const start = !loaded && mayLoad(consent, window.location);
    if (loaded || start) layer.update(consent);
    if (start) load();
    if (!allowed) waitingEvents.clear();
    else if (loaded) waitingEvents.take().forEach(layer.push);
  }

  follow(currentConsent());
  onConsent(follow);
  return (event) => {
    if (event.name === 'page_viewed') shown = event;
    if (!allowed) return;
    if (loaded) return layer.push(event);
    waitingEvents.add(event);
    // This page may allow it to load.
    if (mayLoad(currentConsent(), window.location)) follow(currentConsent());
  };
}
