import type { ItemQuantity } from '../../../api/cart/changes';
import { AddingGoods } from './AddingGoods';
import { NothingToAdd } from './NothingToAdd';

/** The checkout of who comes by a link that asks for goods. */
export function GoodsByLink({ items }: { items: ItemQuantity[] }) {
  return items.length > 0 ? <AddingGoods items={items} /> : <NothingToAdd />;
}
