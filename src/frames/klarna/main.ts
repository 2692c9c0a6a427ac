/** Our page around the script of Kustom Checkout, formerly Klarna Checkout, which still uses the old names. */
import { paymentSessionSchema } from '../../api/checkout-frames/session';
import { reportHeights, reportLoaded } from '../shared/heights';
import { openSession } from '../shared/open-session';
import type { OutgoingMessage } from '../shared/outgoing-message';
import { catchRedirects } from '../shared/redirects';
import { createRefresher, type Suspendable } from '../shared/refresher';
import { connectToShop } from '../shared/shop';
import { pageNonce, putSnippet } from '../shared/snippet';
import { handledEvents, messagesFor, messagesForStatus } from './events';

type Answer = (verdict: { should_proceed: boolean }) => void;
type Listener = (data?: unknown, answer?: Answer) => void;

interface KlarnaApi extends Suspendable {
  on(listeners: Record<string, Listener>): void;
}

declare global {
  interface Window {
    _klarnaCheckout?: (callback: (api: KlarnaApi) => void) => void;
  }
}

async function start(): Promise<void> {
  const open = () => openSession('klarna', paymentSessionSchema);
  const session = await open();
  const { paymentId } = session;
  const shop = connectToShop('payment', session.shop);
  const send = (message: OutgoingMessage) => (message.type === 'loaded' ? reportLoaded(shop) : shop.send(message));

  catchRedirects((url) => paymentId !== null && send({ type: 'redirect', paymentId, url }));
  putSnippet(document.body, session.htmlSnippet, pageNonce());
  reportHeights(shop);
  window._klarnaCheckout?.((api) => {
    const refresher = createRefresher(api, open);
    shop.on('cartChanged', () => void refresher.refresh());
    const handlers = handledEvents.map((event): [string, Listener] => [
      event,
      (data) => messagesFor(event, data, paymentId).forEach(send),
    ]);
    api.on({
      ...Object.fromEntries(handlers),
      // Prevents payment of an amount that is being changed.
      validation_callback: (_, answer) => answer?.({ should_proceed: !refresher.isBusy() }),
    });
  });
  messagesForStatus(session).forEach(send);
}

// The shop waits for `loaded`, and shows an error itself if nothing comes.
start().catch((error: unknown) => console.error('frame', error instanceof Error ? error.name : 'unknown'));
