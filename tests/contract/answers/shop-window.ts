import { deliveryParametersQuery } from '../../../src/api/delivery-parameters/queries';
import { addToCartPopupQuery } from '../../../src/api/elevate/add-to-cart-popup';
import { contentInformationQuery, contentSearchQuery } from '../../../src/api/elevate/content-queries';
import { landingListsQuery } from '../../../src/api/elevate/landing-lists';
import { productsByNumber } from '../../../src/api/elevate/products';
import {
  autocompleteQuery,
  landingPageQuery,
  navigationTreeQuery,
  recommendationsQuery,
  searchPageQuery,
} from '../../../src/api/elevate/queries';
import type { NavigationNode } from '../../../src/api/elevate/schema';
import { itemQuery } from '../../../src/api/items/queries';
import { messagesQuery } from '../../../src/api/messages/queries';
import { draftQuery } from '../../../src/api/page-data/draft';
import { pageQuery } from '../../../src/api/page-data/queries';
import type { ProductCard } from '../../../src/domain/product';
import { paths } from '../../../src/routes/paths';
import { type Checker, Unexpected } from './checker';
import { checkNotifications } from './notifications';
import { checkProductNotices } from './product-notices';
import { readOnce } from './read-once';
import { checkWatch } from './watch';

/** What every visitor reads: pages, search, prices, notices. Returns a product that can be bought, if any. */
export async function checkShopWindow(checker: Checker): Promise<ProductCard | null> {
  const { check, leaveOut } = checker;
  const page = async (path: string) => {
    const answer = await readOnce(pageQuery(path));
    if (!answer.found) throw new Unexpected(`there is no page ${path}`);
    return answer.page;
  };

  await check('pageData', 'the home page', () => page(paths.home()));
  await check('pageData', 'a page that does not exist: 404', async () => {
    const answer = await readOnce(pageQuery('/finns/inte/'));
    if (answer.found) throw new Unexpected('it is found');
  });
  await check('pageData', 'the campaigns', () => page(paths.campaigns()));
  await check('pageData', 'the brands', () => page(paths.brands()));
  await check('pageData', 'a draft that does not exist: 404', async () => {
    const draft = await readOnce(draftQuery('finns-inte'));
    if (draft !== null) throw new Unexpected('it is found');
  });
  const tree = await check('elevate', 'navigation-tree', () => readOnce(navigationTreeQuery()));
  const node = tree && deepest(tree.tree.children);
  if (!node) {
    leaveOut('pageData', 'a category and a product', 'the navigation tree names none');
    return null;
  }
  const category = await check('pageData', `the category ${node.path}`, () => page(node.path));
  const pageReference = category?.template === 'category' ? category.data.reference : node.path;
  const listing = await check('elevate', 'landing-page', () => readOnce(landingPageQuery({ pageReference })));
  await check('elevate', 'landing-page: lists', () =>
    readOnce(landingListsQuery(pageReference, ['popular', 'newest'])),
  );
  const cards = listing?.primaryList.productGroups.map(({ card }) => card) ?? [];
  const card = cards.find(({ availability, price }) => availability.buyable && price !== null);
  if (!card) {
    leaveOut('pageData', 'a product', `no product of ${node.path} can be bought`);
    return null;
  }
  await checkProduct(card);
  await checkNotifications(checker, card);
  await checkProductNotices(checker, card);
  await checkWatch(checker, cards);
  return card;

  async function checkProduct({ productNumber, path, title }: ProductCard): Promise<void> {
    const [word = title] = title.split(' ');
    await check('pageData', `the product ${path}`, () => page(path));
    await check('elevate', `search-page: ${word}`, () => readOnce(searchPageQuery({ q: word })));
    await check('elevate', `autocomplete: ${word}`, () => readOnce(autocompleteQuery(word)));
    await check('elevate', `product-page: ${productNumber}`, () => readOnce(recommendationsQuery(productNumber)));
    await check('elevate', `cart-page: ${productNumber}`, async () => {
      const [found] = await productsByNumber([productNumber], new AbortController().signal);
      if (found?.productNumber !== productNumber) throw new Unexpected('a product that is for sale is not known');
    });
    await check('elevate', `content-search-page: ${word}`, () => readOnce(contentSearchQuery({ q: word, limit: 5 })));
    await check('elevate', 'content-information', () => readOnce(contentInformationQuery([path])));
    await check('elevate', `add-to-cart-popup: ${productNumber}`, () =>
      readOnce(addToCartPopupQuery(productNumber, [productNumber])),
    );
    await check('items', `GET /items?ids=${productNumber}`, async () => {
      const item = await readOnce(itemQuery(productNumber));
      if (item === null) throw new Unexpected('a product that is for sale is not known');
    });
    await check('messages', 'GET /', async () => {
      const { invalid } = await readOnce(messagesQuery());
      if (invalid > 0) throw new Unexpected(`${invalid} invalid messages`);
    });
    const rows = [{ itemId: productNumber, quantity: 1 }];
    await check('deliveryParameters', 'POST /parameters', () => readOnce(deliveryParametersQuery(rows)));
  }
}

/** The first category that has no subcategories. */
function deepest([first]: NavigationNode[]): NavigationNode | undefined {
  return first && (deepest(first.children) ?? first);
}
