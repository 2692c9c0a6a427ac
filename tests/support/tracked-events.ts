import type { Page } from '@playwright/test';
import { keyOf } from '../../src/platform/storage/key-of';
import type { Shop } from './launch-in';

const waitingKey = keyOf('waitingEvents');

interface TrackedEvent {
  name: string;
  parameters: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Events tracked since the document loaded: in the data layer on the site, or waiting for a page where the tag manager may
 * run; sent to the app inside one.
 */
export async function trackedEvents(page: Page, { mode, messages }: Shop): Promise<TrackedEvent[]> {
  if (mode === 'external')
    return messages.flatMap(({ type, payload }) => (type === 'ANALYTICS_EVENT' ? [payload as TrackedEvent] : []));
  const waiting = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').value ?? [], waitingKey);
  return [...(await handedOver(page)), ...waiting];
}

/** The events of the site's data layer. */
export function handedOver(page: Page): Promise<TrackedEvent[]> {
  return page.evaluate(readLayer);
}

/** The parameters of every event with this name. */
export async function trackedAs(page: Page, shop: Shop, name: string): Promise<TrackedEvent['parameters'][]> {
  return (await trackedEvents(page, shop)).filter((event) => event.name === name).map(({ parameters }) => parameters);
}

function readLayer(): TrackedEvent[] {
  const entries = (window.dataLayer ?? []) as { event?: string; ecommerce?: object; page_location?: string }[];
  return entries.flatMap(({ event, ecommerce, page_location: _, ...rest }) =>
    // The tag manager's own event reports that it starts.
    event && event !== 'gtm.js' ? [{ name: event, parameters: { ...rest, ...ecommerce } }] : [],
  );
}
