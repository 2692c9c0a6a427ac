import { disclosuresQuery } from '../../../src/api/items/disclosures-query';
import { restrictionQuery } from '../../../src/api/pharmacy/restriction-query';
import { type ProductNumber, productNumber } from '../../../src/domain/ids';
import type { ProductCard } from '../../../src/domain/product';
import { type Checker, Unexpected } from './checker';
import { readOnce } from './read-once';

/** Legal information about products: substances with a disclaimer before purchase, and the required notices. */
export async function checkProductNotices(
  { check }: Checker,
  { productNumber: itemId, substance }: ProductCard,
): Promise<void> {
  const unknown = productNumber('finns-inte');
  const restriction = (id: ProductNumber) => readOnce(restrictionQuery(id));
  await check('pharmacy', `GET /public/restriction/item/${itemId}`, async () => {
    const found = await restriction(itemId);
    if ((found?.substance ?? null) !== substance) throw new Unexpected('another substance than on the card');
  });
  await check('pharmacy', 'GET /public/restriction/item/{id}, of an unknown product', async () => {
    if (await restriction(unknown)) throw new Unexpected('it has a substance');
  });
  await check('items', 'POST /disclosure/item', async () => {
    const [, none] = await Promise.all([itemId, unknown].map((id) => readOnce(disclosuresQuery(id))));
    if (none && none.length > 0) throw new Unexpected('a product that nobody knows bears a notice');
  });
}
