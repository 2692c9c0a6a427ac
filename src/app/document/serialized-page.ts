import type { Page, PageOf, Template } from '../../api/page-data/schema';
import { type CardRow, packCard, unpackCard } from './card-row';

type Listing = PageOf<'category' | 'brand'>;
type Campaign = PageOf<'campaign'>;
type Home = PageOf<'start'>;

interface Rows {
  products: CardRow[];
}

/** A page as a document serializes it: the products of its lists become rows. */
export type SerializedPage =
  | PageOf<Exclude<Template, (Listing | Campaign | Home)['template']>>
  | { template: 'category' | 'brand'; data: Omit<Listing['data'], 'products'> & Rows; seo: Page['seo'] }
  | { template: 'campaign'; data: Omit<Campaign['data'], 'products'> & Rows; seo: Page['seo'] }
  | {
      template: 'start';
      data: Omit<Home['data'], 'lists'> & { lists: (Omit<Home['data']['lists'][number], 'products'> & Rows)[] };
      seo: Page['seo'];
    };

export function serialize(page: Page): SerializedPage {
  switch (page.template) {
    case 'category':
    case 'brand':
      // Its picture is used only for link previews.
      return { ...page, data: { ...withRows(page.data), picture: null } };
    case 'campaign':
      return { ...page, data: withRows(page.data) };
    case 'start':
      return { ...page, data: { ...page.data, lists: page.data.lists.map(withRows) } };
    default:
      return page;
  }
}

export function unpack(page: SerializedPage): Page {
  switch (page.template) {
    case 'category':
    case 'brand':
      return { ...page, data: withCards(page.data) };
    case 'campaign':
      return { ...page, data: withCards(page.data) };
    case 'start':
      return { ...page, data: { ...page.data, lists: page.data.lists.map(withCards) } };
    default:
      return page;
  }
}

function withRows<T extends { products: Parameters<typeof packCard>[0][] }>(list: T) {
  return { ...list, products: list.products.map(packCard) };
}

function withCards<T extends Rows>(list: T) {
  return { ...list, products: list.products.map(unpackCard) };
}
