import { type Cart, numberOfItems } from '../domain/cart';
import { type CartId, cartId } from '../domain/ids';
import { zero } from '../domain/money';
import type { CartSummary, Embedder } from '../platform/embedder/embedder';
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

function summaryOf(cart: Cart): CartSummary {
  return {
    cartId: cart.cartId,
    numberOfItems: numberOfItems(cart),
    total: cart.totals?.total ?? zero,
    currency: 'SEK',
    hasPrescriptions: cart.bag !== null,
  };
}

/** Others with the same cart: the browser's other tabs, and the app around the page. */
export function cartPeers({ environment, embedder, ids, refresh, flush }: Needs) {
  return {
    listen(): void {
      environment.onOtherTab(refresh);
      environment.onReturn(refresh);
      environment.onLeave(flush);
      embedder.on('cartRefresh', ({ cartId: id }) => {
        if (id) ids.write(cartId(id));
        void refresh();
      });
    },

    follow(event: CartEvent): void {
      if (event.type === 'cartUpdated') embedder.cartChanged(summaryOf(event.cart));
      const concernsTabs = event.type === 'confirmed' || event.type === 'refused' || event.type === 'cartReplaced';
      if (concernsTabs) environment.notifyTabs();
    },
  };
}
