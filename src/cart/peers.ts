import { cartId } from '../domain/ids';
import type { Embedder } from '../platform/embedder/embedder';
import { forgetBag, setChangedBag } from './app-bag';
import type { Environment } from './environment';
import type { CartEvent } from './events';
import type { ServiceCart } from './service/service-cart';
import { tellApp } from './tell-app';

interface Needs {
  environment: Environment;
  embedder: Pick<Embedder, 'cartChanged' | 'on' | 'refused'>;
  service: Pick<ServiceCart, 'offer'>;
  refresh(): Promise<void>;
  /** Sends delayed writes at once. */
  flush(): void;
}

/** Others with the same cart: the browser's other tabs, and the app around the page. */
export function cartPeers({ environment, embedder, service, refresh, flush }: Needs) {
  return {
    listen(): void {
      environment.onOtherTab(refresh);
      environment.onReturn(refresh);
      environment.onLeave(flush);
      embedder.on('cartRefresh', ({ cartId: id }) => {
        setChangedBag(null);
        if (id) service.offer(cartId(id));
        void refresh();
      });
    },

    follow(event: CartEvent): void {
      if (event.type === 'signedOut') forgetBag();
      if (event.type === 'offerRefused') embedder.refused({ about: 'CART_REFRESH', field: 'cartId' });
      if (event.type === 'cartUpdated') tellApp(embedder, event.cart);
      const concernsTabs = event.type === 'confirmed' || event.type === 'refused' || event.type === 'cartReplaced';
      if (concernsTabs) environment.notifyTabs();
    },
  };
}
