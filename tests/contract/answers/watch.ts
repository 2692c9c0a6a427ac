import { expectedFailure } from '../../../src/api/errors';
import { addWatch, removeWatch } from '../../../src/api/items/back-in-stock';
import type { ProductCard } from '../../../src/domain/product';
import { type Holder, Unexpected } from './hold';

const email = 'contract@luckan.example';
const add = 'POST /backinstock';
const remove = 'DELETE /backinstock/{id}';

/** Starts and stops watching a sold-out product; one that is in stock cannot be watched. */
export async function holdWatch({ hold, leaveOut }: Holder, cards: readonly ProductCard[]): Promise<void> {
  const soldOut = cards.find(({ availability }) => availability.word === 'outOfStock')?.productNumber;
  const forSale = cards.find(({ availability }) => availability.buyable)?.productNumber;
  if (forSale) {
    await hold('items', `${add}, for sale`, async () => {
      const answer = await addWatch({ itemId: forSale, email }).catch(expectedFailure);
      if (!('kind' in answer) || answer.kind !== 'conflict') throw new Unexpected('it is not refused with 409');
    });
  }
  if (!soldOut) return leaveOut('items', add, 'needs a product that is sold out');
  const wish = { itemId: soldOut, email };
  const watch = await hold('items', add, () => addWatch(wish));
  if (!watch) return;
  await hold('items', `${add}, again`, async () => {
    if ((await addWatch(wish)).id !== watch.id) throw new Unexpected('it is another watch');
  });
  await hold('items', remove, () => removeWatch(watch.id));
  await hold('items', `${remove}, again: 404`, () => removeWatch(watch.id));
}
