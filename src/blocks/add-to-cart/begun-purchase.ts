import type { ProductNumber } from '../../domain/ids';

/** In the state of a history entry. */
interface BegunPurchase {
  buys?: ProductNumber | undefined;
}

/** For the link to the page on which the purchase goes on. */
export function purchaseOf({ productNumber }: { productNumber: ProductNumber }): BegunPurchase {
  return { buys: productNumber };
}

/** Whether a link that buys the product has led here. Once only: a reload does not buy it again. */
export function takeBegunPurchase(product: ProductNumber): boolean {
  const state = history.state as BegunPurchase | null;
  if (state?.buys !== product) return false;
  history.replaceState({ ...state, buys: undefined }, '');
  return true;
}
