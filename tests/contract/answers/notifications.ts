import {
  notifyAddToCart,
  notifyClick,
  notifyFavourite,
  notifySessionEnd,
} from '../../../src/api/elevate/notifications';
import type { ProductCard } from '../../../src/domain/product';
import { type Checker, Unexpected } from './checker';

/** Notifies the search service about a product of one of its lists; afterwards it is no longer a favourite. */
export async function checkNotifications({ check }: Checker, card: ProductCard): Promise<void> {
  await check('elevate', 'click', async () => {
    if (card.ticket === undefined) throw new Unexpected('a product of a list has no ticket');
    await notifyClick(card);
  });
  await check('elevate', 'add-to-cart', () => notifyAddToCart(card));
  await check('elevate', 'add-favorite', () => notifyFavourite(card, true));
  await check('elevate', 'remove-favorite', () => notifyFavourite(card, false));
  await check('elevate', 'end', () => notifySessionEnd({ customerKey: 'contract', sessionKey: 'contract' }));
}
