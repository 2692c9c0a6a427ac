import { notifyAddToCart, notifyClick, notifyFavourite, notifySessionEnd } from '../../../src/api/elevate/notices';
import type { ProductCard } from '../../../src/domain/product';
import { type Holder, Unexpected } from './hold';

/** Notifies the search service about a product of one of its lists; afterwards it is no longer a favourite. */
export async function holdNotices({ hold }: Holder, card: ProductCard): Promise<void> {
  await hold('elevate', 'click', async () => {
    if (card.ticket === undefined) throw new Unexpected('a product of a list has no ticket');
    await notifyClick(card);
  });
  await hold('elevate', 'add-to-cart', () => notifyAddToCart(card));
  await hold('elevate', 'add-favorite', () => notifyFavourite(card, true));
  await hold('elevate', 'remove-favorite', () => notifyFavourite(card, false));
  await hold('elevate', 'end', () => notifySessionEnd({ customerKey: 'contract', sessionKey: 'contract' }));
}
