import type { CartChange } from '../../../../src/api/cart/changes';
import { type Cart, quantityOf } from '../../../../src/domain/cart';
import type { CartId, ProductNumber } from '../../../../src/domain/ids';
import { codes, own, shared, type Wish } from './wishes';

type Chance = 'certain' | 'possible' | 'none';

/** Checks the final cart against the commands of a sequence, without any knowledge of how the shop works. */
export function complaintsAbout(wishes: readonly Wish[], cart: Cart, mustResume: (by: number) => boolean): string[] {
  const chanceOf = (wish: Wish) => chance(wish, cart.cartId, mustResume(wish.by));
  const exact = own.flatMap((item, by) => {
    const mine = wishes.filter((wish) => wish.by === by);
    const may = outcomes(0, mine, (count, wish) => next(count, wish.change, item), chanceOf);
    const is = quantityOf(cart, item);
    return may.has(is) ? [] : [`${is} of ${item} where there may be ${[...may]}`];
  });
  const sums = shared.flatMap((item) => {
    const count = (least: Chance[]) =>
      wishes.filter((wish) => least.includes(chanceOf(wish))).reduce((sum, { change }) => sum + added(change, item), 0);
    const [least, most] = [count(['certain']), count(['certain', 'possible'])];
    const is = quantityOf(cart, item);
    return is >= least && is <= most ? [] : [`${is} of ${item} where there may be ${least} to ${most}`];
  });
  const vouchers = codes.flatMap((code, by) => {
    const mine = wishes.filter((wish) => wish.by === by);
    const may = outcomes(false, mine, (has, wish) => withCode(has, wish.change, code), chanceOf);
    const is = cart.vouchers.some((voucher) => voucher.code === code);
    return may.has(is) ? [] : [`${code} is ${is ? 'there' : 'missing'}`];
  });
  return [...exact, ...sums, ...vouchers];
}

function chance({ fate, change }: Wish, cart: CartId, mustResume: boolean): Chance {
  if (fate.kind === 'done') return fate.cart === cart ? 'certain' : 'none';
  if (fate.kind === 'refused') return 'none';
  const isProduct = change.kind === 'add' || change.kind === 'addMany' || change.kind === 'set';
  return fate.kind === 'interrupted' && isProduct && mustResume ? 'certain' : 'possible';
}

/** All possible results of commands that one actor gives in this order, independently of the others. */
function outcomes<T>(
  first: T,
  wishes: readonly Wish[],
  apply: (value: T, wish: Wish) => T,
  chanceOf: (wish: Wish) => Chance,
): Set<T> {
  let may = new Set([first]);
  for (const wish of wishes) {
    const is = chanceOf(wish);
    if (is === 'none') continue;
    const then = [...may].map((value) => apply(value, wish));
    may = new Set(is === 'certain' ? then : [...may, ...then]);
  }
  return may;
}

function next(count: number, change: CartChange, item: ProductNumber): number {
  if (change.kind === 'set' && change.itemId === item) return change.quantity;
  return count + added(change, item);
}

function added(change: CartChange, item: ProductNumber): number {
  const items = change.kind === 'addMany' ? change.items : change.kind === 'add' ? [change] : [];
  return items.reduce((sum, { itemId, quantity }) => sum + (itemId === item ? quantity : 0), 0);
}

function withCode(has: boolean, change: CartChange, code: string): boolean {
  if (change.kind === 'addVoucher' && change.code === code) return true;
  return change.kind === 'removeVoucher' && change.code === code ? false : has;
}
