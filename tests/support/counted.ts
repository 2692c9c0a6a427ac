import type { Page } from '@playwright/test';
import type { Shop } from './launch-in';

interface Counted {
  name: string;
  parameters: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Events tracked since the document loaded: in the data layer on the site, sent to the app inside one. */
export async function counted(page: Page, { mode, messages }: Shop): Promise<Counted[]> {
  if (mode === 'site') return page.evaluate(readLayer);
  return messages.flatMap(({ type, payload }) => (type === 'ANALYTICS_EVENT' ? [payload as Counted] : []));
}

/** The parameters of every event with this name. */
export async function countedAs(page: Page, shop: Shop, name: string): Promise<Counted['parameters'][]> {
  return (await counted(page, shop)).filter((event) => event.name === name).map(({ parameters }) => parameters);
}

function readLayer(): Counted[] {
  const entries = (window.dataLayer ?? []) as { event?: string; ecommerce?: object }[];
  return entries.flatMap(({ event, ecommerce, ...rest }) =>
    event ? [{ name: event, parameters: { ...rest, ...ecommerce } }] : [],
  );
}
