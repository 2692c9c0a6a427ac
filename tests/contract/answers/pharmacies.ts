import { pharmacySearchQuery, placeQuery, placeSuggestionsQuery } from '../../../src/api/pharmacy/queries';
import type { ProductNumber } from '../../../src/domain/ids';
import { placeText } from '../../../src/domain/place-text';
import { type Checker, Unexpected } from './checker';
import { readOnce } from './read-once';

/** Places, pharmacies near one, and their stock of a product. */
export async function checkPharmacies({ check }: Checker, itemId: ProductNumber | undefined): Promise<void> {
  await check('pharmacy', 'GET /public/location/suggest/Lun', async () => {
    const suggestions = await readOnce(placeSuggestionsQuery('Lun'));
    if (suggestions.length === 0) throw new Unexpected('no place begins so');
  });
  await check('pharmacy', 'GET /public/pharmacy/location/search, a name with its county', async () => {
    const place = await readOnce(placeQuery(placeText({ name: 'Lund', county: 'Skåne län' })));
    if (place?.name !== 'Lund' || place.county !== 'Skåne län') throw new Unexpected('Lund in Skåne is not known');
  });
  const origin = await check('pharmacy', 'GET /public/pharmacy/location/search', async () => {
    const place = await readOnce(placeQuery('Lund'));
    if (!place) throw new Unexpected('Lund is not known');
    return place;
  });
  await check('pharmacy', 'a place that does not exist: 404', async () => {
    const place = await readOnce(placeQuery('Finns inte alls'));
    if (place) throw new Unexpected('it is found');
  });
  const pharmacy = await check('pharmacy', 'GET /public/pharmacy/search', async () => {
    const search = { ...(origin && { origin }), ...(itemId && { products: [itemId] }) };
    const { content } = await readOnce(pharmacySearchQuery(search));
    if (content.length === 0) throw new Unexpected('there is no pharmacy near Lund');
    const stock = content.every(({ productAvailability }) => itemId === undefined || itemId in productAvailability);
    if (!stock) throw new Unexpected('the stock of a product that was asked for is missing');
    return content[0]?.pharmacy.id ?? null;
  });
  if (pharmacy === null) return;
  await check('pharmacy', 'GET /public/pharmacy/search, one pharmacy', async () => {
    const { content } = await readOnce(pharmacySearchQuery({ pharmacy }));
    if (content.length !== 1 || content[0]?.pharmacy.id !== pharmacy) throw new Unexpected('others are found, or none');
  });
}
