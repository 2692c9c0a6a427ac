import { type Cart, numberOfItems } from '../../../../src/domain/cart';
import type { Tab } from './page';

/** Where the state shown by a tab, or reported to its app, differs from the service's cart. */
export function disagreements(tab: Tab, cart: Cart): string[] {
  const { view, summaries } = tab.page();
  const { cart: shown, pending, offline } = view.get();
  const summary = summaries.at(-1);
  const inCart = { cartId: cart.cartId, numberOfItems: numberOfItems(cart), total: cart.totals?.total };
  const summaryOf = summary && { cartId: summary.cartId, numberOfItems: summary.numberOfItems, total: summary.total };
  return [
    ...unlike('shows', shown && seenOf(shown), seenOf(cart)),
    ...unlike('has reported to the app', summaryOf, inCart),
    ...unlike('shows as pending', { pending: [...pending], offline }, { pending: [], offline: false }),
  ];
}

function seenOf({ cartId, version, rows, vouchers, totals }: Cart) {
  const counts = rows.map(({ itemId, quantity, totalPrice }) => [itemId, quantity, totalPrice]);
  return { cartId, version, counts, vouchers, total: totals?.total };
}

function unlike(what: string, is: unknown, shall: unknown): string[] {
  const [found, expected] = [JSON.stringify(is), JSON.stringify(shall)];
  return found === expected ? [] : [`${what} ${found} instead of ${expected}`];
}
