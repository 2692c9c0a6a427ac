import type { Cart } from '../domain/cart';
import { emptyCart } from '../domain/empty-cart';
import { cartId } from '../domain/ids';
import type { Embedder } from '../platform/embedder/embedder';
import { forgetBag, setChangedBag } from './app-bag';
import type { Environment } from './environment';
import type { CartEvent } from './events';
import type { WriteQueue } from './queue/write-queue';
import { sendToApp, summary } from './send-to-app';
import type { ServiceCart } from './service/service-cart';

interface Needs {
  environment: Environment;
  embedder: Pick<Embedder, 'cartChanged' | 'on' | 'refused'>;
  service: Pick<ServiceCart, 'offer' | 'known'>;
  queue: Pick<WriteQueue, 'isIdle'>;
  refresh(): Promise<void>;
  /** Sends delayed writes at once. */
  flush(): void;
}

/** Others with the same cart: the browser's other tabs, and the app around the page. */
export function cartPeers({ environment, embedder, service, queue, refresh, flush }: Needs) {
  /** A cart has been created for what is about to be added: an app is not notified that it is empty. */
  let isBeingFilled = false;
  let wasSent = false;

  function send(cart: Cart): void {
    wasSent = true;
    isBeingFilled = false;
    sendToApp(embedder, cart);
  }

  /** Also of an empty cart, and at the start of one that does not exist yet, so that the app's cart icon is right. */
  function notifyApp(event: CartEvent): void {
    const { type } = event;
    const cart = service.known();
    if (type === 'cartUpdated' && cart) {
      const { numberOfItems, prescriptionsWaiting } = summary(cart);
      if (numberOfItems > 0 || prescriptionsWaiting || queue.isIdle()) send(cart);
      else isBeingFilled = true;
    }
    if (type === 'drained' && isBeingFilled && cart) send(cart);
    if (event.type === 'loaded' && event.status === 'ready' && !cart && queue.isIdle() && !wasSent) send(emptyCart);
  }

  return {
    listen(): void {
      environment.onOtherTab(refresh);
      environment.onReturn(refresh);
      environment.onLeave(flush);
      embedder.on('shown', refresh);
      embedder.on('cartRefresh', ({ cartId: id }) => {
        setChangedBag(null);
        if (id) service.offer(cartId(id));
        void refresh();
      });
    },

    follow(event: CartEvent): void {
      if (event.type === 'signedOut') forgetBag();
      if (event.type === 'offerRefused') embedder.refused({ about: 'CART_REFRESH', field: 'cartId' });
      notifyApp(event);
      const concernsTabs = event.type === 'confirmed' || event.type === 'refused' || event.type === 'cartReplaced';
      if (concernsTabs) environment.notifyTabs();
    },
  };
}
