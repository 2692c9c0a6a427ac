import type { Consent } from '../consent/categories';
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

export interface DataLayer {
  consent(kind: 'default' | 'update', consent: Consent): void;
  push(event: TrackedEvent): void;
}

export function createDataLayer(window: Window): DataLayer {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  return {
    consent: (kind, consent) => void layer.push(toArguments('consent', kind, consentModeOf(consent))),
    push: ({ name, parameters }) => {
      const { items, currency, value, ...rest } = parameters;
      if (!items) {
        layer.push({ event: name, ...parameters });
        return;
      }
      layer.push({ ecommerce: null });
      layer.push({ event: name, ecommerce: { currency, value, items, ...rest } });
    },
  };
}
