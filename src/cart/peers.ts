import { type CartId, cartId } from '../domain/ids';
import { store } from '../lib/store';
import type { Embedder } from '../platform/embedder/embedder';
import { changedBagAtom, summaryOf } from './cart-summary';
import type { Environment } from './environment';
import type { CartEvent } from './events';

interface Needs {
  environment: Environment;
  embedder: Pick<Embedder, 'cartChanged' | 'on'>;
  ids: { write(id: CartId): void };
  refresh(): Promise<void>;
  /** Sends delayed writes at once. */
  flush(): void;
}

/** Others with the same cart: the browser's other tabs, and the app around the page. */
export function cartPeers({ environment, embedder, ids, refresh, flush }: Needs) {
  return {
    listen(): void {
      environment.onOtherTab(refresh);
      environment.onReturn(refresh);
      environment.onLeave(flush);
      embedder.on('cartRefresh', ({ cartId: id }) => {
        store.set(changedBagAtom, null);
        if (id) ids.write(cartId(id));
        void refresh();
      });
    },

    follow(event: CartEvent): void {
      if (event.type === 'signedOut') store.set(changedBagAtom, null);
      if (event.type === 'cartUpdated') embedder.cartChanged(summaryOf(event.cart, store.get(changedBagAtom)));
      const concernsTabs = event.type === 'confirmed' || event.type === 'refused' || event.type === 'cartReplaced';
      if (concernsTabs) environment.notifyTabs();
    },
  };
}
