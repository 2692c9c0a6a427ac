import type { SessionMetadata } from '@apptus/esales-api';
import { mayBeTold, type ProductCard } from '../../domain/product';
import { tell } from './ask';
import { connectElevate } from './client';
import { pageTicket } from './page-ticket';

type Good = Pick<ProductCard, 'productNumber' | 'itemType' | 'marketingSensitive' | 'ticket'>;

/** Something of a list of the service, known by its ticket, was followed. @throws ApiError */
export function tellFollowed(ticket: string): Promise<void> {
  return tell((notify) => notify.click(ticket));
}

/** A good of a list was followed: nothing is told of one that came with a page, which has no ticket. @throws ApiError */
export async function tellClick(good: Good): Promise<void> {
  const { ticket } = good;
  if (ticket && mayBeTold(good)) await tellFollowed(ticket);
}

/** A good was put into the cart, from a list by its ticket there, or from its own page by the page's. @throws ApiError */
export async function tellAddToCart(good: Good): Promise<void> {
  if (!mayBeTold(good)) return;
  const ticket = good.ticket ?? (await pageTicket(good.productNumber));
  if (ticket) await tell((notify) => notify.addToCart(ticket));
}

/** A good became a favourite, or is none any more. @throws ApiError */
export async function tellFavourite(good: Good, isFavourite: boolean): Promise<void> {
  if (!mayBeTold(good)) return;
  await tell((notify) => (isFavourite ? notify.addFavorite : notify.removeFavorite).call(notify, good.productNumber));
}

/** The visitor who had these keys is gone. @throws ApiError */
export function tellEnd(keys: SessionMetadata): Promise<void> {
  return tell((notify) => notify.end(), connectElevate({ session: () => keys }));
}
