import type { Page } from '@playwright/test';
import type { Shop } from './launch-in';

interface TrackedEvent {
  name: string;
  parameters: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Events tracked since the document loaded: in the data layer on the site, sent to the app inside one. */
export async function trackedEvents(page: Page, { mode, messages }: Shop): Promise<TrackedEvent[]> {
  if (mode === 'site') return page.evaluate(readLayer);
  return messages.flatMap(({ type, payload }) => (type === 'ANALYTICS_EVENT' ? [payload as TrackedEvent] : []));
}

/** The parameters of every event with this name. */
export async function trackedAs(page: Page, shop: Shop, name: string): Promise<TrackedEvent['parameters'][]> {
  return (await trackedEvents(page, shop)).filter((event) => event.name === name).map(({ parameters }) => parameters);
}

function readLayer(): TrackedEvent[] {
  const entries = (window.dataLayer ?? []) as { event?: string; ecommerce?: object }[];
  return entries.flatMap(({ event, ecommerce, ...rest }) =>
    // The tag manager's own event says that it starts.
    event && event !== 'gtm.js' ? [{ name: event, parameters: { ...rest, ...ecommerce } }] : [],
  );
}
