import { reportError } from '../../telemetry/report-error';
import { type Consent, denied } from '../consent/categories';
import type { TrackedEvent } from '../embedder/embedder';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Maps our categories to Consent Mode v2. */
function consentModeOf(consent: Consent): Record<string, 'granted' | 'denied'> {
  const word = (allowed: boolean) => (allowed ? 'granted' : 'denied');
  return {
    security_storage: 'granted',
    functionality_storage: word(consent.preferences),
    personalization_storage: word(consent.preferences),
    analytics_storage: word(consent.statistics),
    ad_storage: word(consent.marketing),
    ad_user_data: word(consent.marketing),
    ad_personalization: word(consent.marketing),
  };
}

/** The tag manager distinguishes commands from events by the arguments object. */
function toArguments(..._words: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: an array would be taken for an event
  return arguments;
}

/**
 * For tags that would read the address by themselves: the page of this event and of those after it, which may have waited
 * for another page. Of a private page it is the family's.
 */
function placeOf({ location }: Window, { page_path }: TrackedEvent['parameters']): object {
  return typeof page_path === 'string' ? { page_location: location.origin + page_path } : {};
}

export interface DataLayer {
  /** The first command: nothing is allowed until an update, and no click identifiers are sent without marketing. */
  deny(): void;
  update(consent: Consent): void;
  /** The script is about to load. */
  start(now: number): void;
  push(event: TrackedEvent): void;
}

export function createDataLayer(window: Window): DataLayer {
  window.dataLayer ??= [];
  const { dataLayer } = window;

  /** A container replaces `push` by its own, whose errors are not the shop's. */
  function add(entry: unknown): void {
    try {
      dataLayer.push(entry);
    } catch (error) {
      reportError(error, 'tag-manager');
    }
  }

  return {
    deny() {
      add(toArguments('consent', 'default', consentModeOf(denied)));
      add(toArguments('set', 'ads_data_redaction', true));
    },
    update: (consent) => add(toArguments('consent', 'update', consentModeOf(consent))),
    start: (now) => add({ 'gtm.start': now, event: 'gtm.js' }),
    push: ({ name, parameters }) => {
      const { items, currency, value, ...rest } = parameters;
      if (!items) {
        add({ event: name, ...parameters, ...placeOf(window, parameters) });
        return;
      }
      add({ ecommerce: null });
      add({ event: name, ecommerce: { currency, value, items, ...rest } });
    },
  };
}
