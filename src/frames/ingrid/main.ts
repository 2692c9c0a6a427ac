/** Our page around the script of a delivery widget like Ingrid's. */
import { deliverySessionSchema } from '../../api/checkout-frames/session';
import { reportHeights, reportLoaded } from '../shared/heights';
import { openSession } from '../shared/open-session';
import type { OutgoingMessage } from '../shared/outgoing-message';
import { createRefresher, type Suspendable } from '../shared/refresher';
import { connectToShop } from '../shared/shop';
import { pageNonce, putSnippet } from '../shared/snippet';
import { handledEvents, messagesFor } from './events';

interface IngridApi extends Suspendable {
  on(event: string, listener: (data?: unknown, meta?: unknown) => void): void;
}

declare global {
  interface Window {
    _sw?: (callback: (api: IngridApi) => void) => void;
  }
}

async function start(): Promise<void> {
  const open = () => openSession('ingrid', deliverySessionSchema);
  const session = await open();
  const shop = connectToShop('delivery', session.shop);
  const send = (message: OutgoingMessage) => (message.type === 'loaded' ? reportLoaded(shop) : shop.send(message));

  putSnippet(document.body, session.htmlSnippet, pageNonce());
  reportHeights(shop);
  window._sw?.((api) => {
    const refresher = createRefresher(api, open);
    shop.on('cartChanged', () => void refresher.refresh());
    // The widget marks what is missing by itself, and the cart knows what it has sent.
    shop.on('validate', () => send({ type: 'incomplete', fields: [] }));
    for (const event of handledEvents) api.on(event, (data, meta) => messagesFor(event, data, meta).forEach(send));
  });
}

// The shop waits for `loaded`, and shows an error itself if nothing comes.
start().catch((error: unknown) => console.error('frame', error instanceof Error ? error.name : 'unknown'));
