import { expectedFailure } from '../../../src/api/errors';
import { addWatch, removeWatch } from '../../../src/api/items/back-in-stock';
import type { ProductCard } from '../../../src/domain/product';
import { randomId } from '../../../src/lib/random-id';
import { type Checker, Unexpected } from './checker';

const email = 'contract@luckan.example';
const own = randomId();
const add = 'POST /backinstock';
const remove = 'DELETE /backinstock/{id}';

/** Starts and stops watching a sold-out product; one that is in stock cannot be watched. */
export async function checkWatch({ check, leaveOut }: Checker, cards: readonly ProductCard[]): Promise<void> {
  const soldOut = cards.find(({ availability }) => availability.word === 'outOfStock')?.productNumber;
  const forSale = cards.find(({ availability }) => availability.buyable)?.productNumber;
  if (forSale) {
    await check('items', `${add}, for sale`, async () => {
      const answer = await addWatch({ itemId: forSale, email }, own).catch(expectedFailure);
      if (!('kind' in answer) || answer.kind !== 'conflict') throw new Unexpected('it is not refused with 409');
    });
  }
  if (!soldOut) return leaveOut('items', add, 'needs a product that is sold out');
  const request = { itemId: soldOut, email };
  const watch = await check('items', add, () => addWatch(request, own));
  if (!watch) return;
  await check('items', `${add}, again`, async () => {
    if ((await addWatch(request, own)).id !== watch.id) throw new Unexpected('it is another watch');
  });
  await check('items', `${add}, by somebody else`, async () => {
    const other = await addWatch(request, randomId());
    if (other.id === watch.id) throw new Unexpected('the id, which removes the watch, is told to anybody');
    await removeWatch(other.id);
  });
  await check('items', remove, () => removeWatch(watch.id));
  await check('items', `${remove}, again: 404`, () => removeWatch(watch.id));
}
