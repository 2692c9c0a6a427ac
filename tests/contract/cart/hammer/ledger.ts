import type { CartChange } from '../../../../src/api/cart/changes';
import { type Cart, quantityOf } from '../../../../src/domain/cart';
import type { CartId, ProductNumber } from '../../../../src/domain/ids';
import { type Command, codes, own, shared } from './commands';

type Chance = 'certain' | 'possible' | 'none';

/** Checks the final cart against the commands of a sequence, without any knowledge of how the shop works. */
export function complaintsAbout(
  commands: readonly Command[],
  cart: Cart,
  mustResume: (by: number) => boolean,
): string[] {
  const chanceOf = (command: Command) => chance(command, cart.cartId, mustResume(command.by));
  const exact = own.flatMap((item, by) => {
    const mine = commands.filter((command) => command.by === by);
    const may = outcomes(0, mine, (count, command) => next(count, command.change, item), chanceOf);
    const is = quantityOf(cart, item);
    return may.has(is) ? [] : [`${is} of ${item} where there may be ${[...may]}`];
  });
  const sums = shared.flatMap((item) => {
    const count = (least: Chance[]) =>
      commands
        .filter((command) => least.includes(chanceOf(command)))
        .reduce((sum, { change }) => sum + added(change, item), 0);
    const [least, most] = [count(['certain']), count(['certain', 'possible'])];
    const is = quantityOf(cart, item);
    return is >= least && is <= most ? [] : [`${is} of ${item} where there may be ${least} to ${most}`];
  });
  const vouchers = codes.flatMap((code, by) => {
    const mine = commands.filter((command) => command.by === by);
    const may = outcomes(false, mine, (has, command) => withCode(has, command.change, code), chanceOf);
    const is = cart.vouchers.some((voucher) => voucher.code === code);
    return may.has(is) ? [] : [`${code} is ${is ? 'there' : 'missing'}`];
  });
  return [...exact, ...sums, ...vouchers];
}

function chance({ fate, change }: Command, cart: CartId, mustResume: boolean): Chance {
  if (fate.kind === 'done') return fate.cart === cart ? 'certain' : 'none';
  if (fate.kind === 'refused') return 'none';
  const isProduct = change.kind === 'add' || change.kind === 'addMany' || change.kind === 'set';
  return fate.kind === 'interrupted' && isProduct && mustResume ? 'certain' : 'possible';
}

/** All possible results of commands that one actor gives in this order, independently of the others. */
function outcomes<T>(
  first: T,
  commands: readonly Command[],
  apply: (value: T, command: Command) => T,
  chanceOf: (command: Command) => Chance,
): Set<T> {
  let may = new Set([first]);
  for (const command of commands) {
    const is = chanceOf(command);
    if (is === 'none') continue;
    const then = [...may].map((value) => apply(value, command));
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
