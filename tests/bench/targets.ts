import * as v from 'valibot';
import { cartSchema } from '../../src/api/cart/schema';
import { type PageOf, pageSchema, pagesSchema, pathsSchema } from '../../src/api/page-data/schema';
import { keyOf } from '../../src/platform/storage/key-of';
import { paths } from '../../src/routes/paths';
import type { Answers } from '../support/stand-in-app';

/** A control that a visitor uses: the first element that matches. */
export interface Control {
  selector: string;
  /** Its whole text. */
  text?: string;
}

/** A first visit to measure. */
export interface Target {
  name: string;
  path: string;
  /** A page counts as usable once all of these work. */
  controls: Control[];
  /** The control that adds a product to the cart there. */
  buy?: Control;
  cookies: Record<string, string>;
  /** The customer who is signed in. */
  person?: string;
  /** What the app around the page answers; without it the page is in a browser. */
  app?: Answers;
  /** What the page's earlier documents have left in `localStorage`. */
  stored?: Record<string, string>;
}

export const menu: Control = { selector: 'header button[aria-expanded]' };
const search: Control = { selector: 'header input[role="combobox"]' };
const buyOne: Control = { selector: 'main button[aria-label^="Köp "]' };
export const addToCart: Control = { selector: 'main button', text: 'Lägg i varukorgen' };
const onwards: Control = { selector: 'main button', text: 'Fortsätt' };

const ownPages: Control = { selector: 'main nav a' };

/** What an app reports of its bars at document start, and again in HELLO; CSS pixels. */
export const insets = { top: 47, right: 0, bottom: 34, left: 0 };

export type TargetName =
  | 'floor'
  | 'start'
  | 'category'
  | 'product'
  | 'pharmacy'
  | 'search'
  | 'checkout'
  | 'club'
  | 'external checkout'
  | 'external start'
  | 'external category'
  | 'external product';

/** The pages to measure, found in the catalogue of the server. */
export async function findTargets(origin: string): Promise<Record<TargetName, Target>> {
  const { category, product, pharmacy } = await findPages(origin);
  const cart = await fillCart(origin, product.data.product.productNumber);
  const withCart = { luckan_cart: `b2c.${cart}` };
  const site = (name: TargetName, path: string, ...more: Control[]): Target => {
    const [buy] = more;
    return { name, path, controls: [menu, search, ...more], ...(buy && { buy }), cookies: {} };
  };
  const inApp = (name: TargetName, path: string, control: Control, cookies = {}): Target => ({
    name,
    path: `/external${path}`,
    controls: [control],
    cookies,
    app: answersAtOnce,
  });
  return {
    floor: { name: 'floor', path: '/floor/', controls: [{ selector: 'h1' }], cookies: {} },
    start: site('start', paths.home(), buyOne),
    category: site('category', category.seo.path, buyOne),
    product: site('product', product.seo.path, addToCart),
    pharmacy: site('pharmacy', pharmacy.seo.path),
    search: site('search', paths.search('kräm'), buyOne),
    checkout: { name: 'checkout', path: paths.checkout(), controls: [menu, search, onwards], cookies: withCart },
    'external checkout': {
      ...inApp('external checkout', paths.checkout(), onwards, withCart),
      // Whoever has a cart has been in the shop: its app has reported that it does not own the token.
      stored: { [keyOf('tokenByHost')]: 'false' },
    },
    club: { name: 'club', path: paths.club(), controls: [menu, ownPages], cookies: {}, person: 'member' },
    'external start': inApp('external start', paths.home(), buyOne),
    'external category': inApp('external category', category.seo.path, buyOne),
    'external product': inApp('external product', product.seo.path, addToCart),
  };
}

/** An app that knows its bars, its look and its customer's choices, and has no customer signed in. */
const answersAtOnce: Answers = {
  READY: [
    {
      type: 'HELLO',
      payload: {
        version: 1,
        app: { name: 'Bench', version: '1.0' },
        capabilities: ['openExternal', 'orderCompleted', 'close'],
        insets,
        colorScheme: 'light',
        fontScale: 1,
      },
    },
  ],
};

/** The category with the most products on its page, the first of them that can be bought without a question, and a pharmacy. */
async function findPages(origin: string): Promise<{
  category: PageOf<'category'>;
  product: PageOf<'product'>;
  pharmacy: PageOf<'pharmacy'>;
}> {
  const source = `${origin}/api/page-data`;
  const listing = v.parse(pathsSchema, await json(`${source}/paths`));
  const listed = listing.paths.filter((each) => !each.startsWith('/produkt/')).slice(0, 500);
  const { pages } = v.parse(pagesSchema, await json(`${source}/pages`, { paths: listed }));
  const categories = pages.flatMap((page) => (page?.template === 'category' ? [page] : []));
  const category = categories.sort((a, b) => b.data.products.length - a.data.products.length)[0];
  const card = category?.data.products.find(
    ({ availability, price, picture, substance, rating }) =>
      availability.buyable && price !== null && picture && !substance && rating,
  );
  if (!category || !card) throw new Error('the catalogue has no category with goods that can be bought');
  const product = v.parse(pageSchema, await json(`${source}${card.path}index.json`));
  if (product.template !== 'product') throw new Error(`${card.path} is no product`);
  const pharmacyPath = listing.paths.find((each) => /^\/hitta-apotek\/[^/]+\/[^/]+-\d+\/$/.test(each));
  const pharmacy = v.parse(pageSchema, await json(`${source}${pharmacyPath}index.json`));
  if (pharmacy.template !== 'pharmacy') throw new Error(`${pharmacyPath} is no pharmacy`);
  return { category, product, pharmacy };
}

/** A cart with one product in it. */
export async function fillCart(origin: string, itemId: string): Promise<string> {
  const carts = `${origin}/api/web/cart2/internal/b2c/cart`;
  const { cartId } = v.parse(cartSchema, await json(carts, {}));
  await json(`${carts}/${cartId}/tg/${itemId}`, { quantity: 1 });
  return cartId;
}

async function json(url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
