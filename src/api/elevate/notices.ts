import type { SessionMetadata } from '@apptus/esales-api';
import { mayBeTold, type ProductCard } from '../../domain/product';
import { tell } from './ask';
import { connectElevate } from './client';
import { pageTicket } from './page-ticket';

type Product = Pick<ProductCard, 'productNumber' | 'itemType' | 'marketingSensitive' | 'ticket'>;

/** Something of a list of the service, known by its ticket, was followed. @throws ApiError */
export function tellFollowed(ticket: string): Promise<void> {
  return tell((notify) => notify.click(ticket));
}

/** A product of a list was followed: nothing is told of one that came with a page, which has no ticket. @throws ApiError */
export async function tellClick(product: Product): Promise<void> {
  const { ticket } = product;
  if (ticket && mayBeTold(product)) await tellFollowed(ticket);
}

/** A product was put into the cart, from a list by its ticket there, or from its own page by the page's. @throws ApiError */
export async function tellAddToCart(product: Product): Promise<void> {
  if (!mayBeTold(product)) return;
  const ticket = product.ticket ?? (await pageTicket(product.productNumber));
  if (ticket) await tell((notify) => notify.addToCart(ticket));
}

/** A product became a favourite, or is none any more. @throws ApiError */
export async function tellFavourite(product: Product, isFavourite: boolean): Promise<void> {
  if (!mayBeTold(product)) return;
  await tell((notify) =>
    (isFavourite ? notify.addFavorite : notify.removeFavorite).call(notify, product.productNumber),
  );
}

/** The visitor who had these keys is gone. @throws ApiError */
export function tellEnd(keys: SessionMetadata): Promise<void> {
  return tell((notify) => notify.end(), connectElevate({ session: () => keys }));
}
