import { pageIsReportable } from '../../telemetry/page-view';
import { reportError } from '../../telemetry/report-error';
import type { Config } from '../config/schema';
import type { Consent } from '../consent/categories';
import { currentConsent, onConsent } from '../consent/consent';
import type { TrackedEvent } from '../embedder/embedder';
import { createDataLayer } from './data-layer';

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

function tracks({ statistics, marketing }: Consent): boolean {
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
 * must not load wait for one where it may.
 * @returns a function that takes events that have passed the allow-list
 */
export function startTagManager(window: Window, config: TagManagerConfig): (event: TrackedEvent) => void {
  const layer = createDataLayer(window);
  layer.deny();
  let loaded = false;
  let waiting: TrackedEvent[] = [];

  function load(): void {
    loaded = true;
    layer.start(Date.now());
    const script = window.document.createElement('script');
    script.async = true;
    script.src = trustedAddress(addressOf(config, window.location.href));
    script.onerror = () => reportError({ kind: 'tagManagerLoad' }, 'tag-manager');
    window.document.head.append(script);
  }

  function follow(consent: Consent): void {
    const start = !loaded && mayLoad(consent, window.location);
    if (loaded || start) layer.update(consent);
    if (start) load();
    if (loaded) waiting.forEach(layer.push);
    if (loaded || !tracks(consent)) waiting = [];
  }

  follow(currentConsent());
  onConsent(follow);
  return (event) => {
    const consent = currentConsent();
    if (!tracks(consent)) return;
    if (loaded) return layer.push(event);
    waiting.push(event);
    // The next page may allow it to load.
    follow(consent);
  };
}
