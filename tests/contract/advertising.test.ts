import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestBackend, testBackend } from '../../fixtures/backend/testing/backend';
import { generateCatalogue } from '../../fixtures/data/catalogue';
import { substanceGroupsOf } from '../../fixtures/data/medicines/substance-groups';
import { areOpposed, isFor, usesOf } from '../../fixtures/data/medicines/uses';
import type { Product } from '../../fixtures/data/model';
import { pictureOf } from '../../fixtures/data/picture';
import {
  autocompleteSchema,
  landingPageSchema,
  recommendationsSchema,
  searchPageSchema,
} from '../../src/api/elevate/schema';
import { pageSchema } from '../../src/api/page-data/schema';
import { mayBeAdvertised, type ProductCard } from '../../src/domain/product';

const catalogue = generateCatalogue({ seed: 1, products: 400, today: '2026-03-02' });
const products = new Map<string, Product>(catalogue.products.map((product) => [product.productNumber, product]));
const prescribed = catalogue.products.filter((product) => !mayBeAdvertised(product));
let backend: TestBackend;

beforeAll(async () => {
  const content = { key: 'advertising', make: () => ({ catalogue, pictureOf, pharmacies: [] }) };
  backend = await testBackend({ content });
}, 180_000);
afterAll(() => backend.db.close());

const common = { market: 'SE', locale: 'sv-SE', touchpoint: 'mobile', customerKey: 'c', sessionKey: 's' };

async function query<S extends v.GenericSchema>(
  name: string,
  schema: S,
  params: Record<string, string>,
  lists: readonly string[] = [],
): Promise<v.InferOutput<S>> {
  const path = `/api/storefront/v3/queries/${name}?${new URLSearchParams({ ...common, ...params })}`;
  const recommendationLists = lists.map((algorithm) => ({ id: algorithm, algorithm, limit: 10 }));
  const { body } = await backend.call('POST', path, { body: { recommendationLists, primaryList: { include: true } } });
  return v.parse(schema, body);
}

interface List {
  id: string;
  cards: ProductCard[];
}

async function recommended(name: string, params: Record<string, string>, lists: readonly string[]): Promise<List[]> {
  const { recommendationLists } = await query(name, recommendationsSchema, params, lists);
  return recommendationLists.map(({ id, productGroups }) => ({ id, cards: productGroups.map(({ card }) => card) }));
}

const ofProduct = ['PERSONAL', 'ALTERNATIVES', 'STYLE_WITH', 'MORE_FROM_SERIES'];
const numbersOf = (lists: readonly List[]) => lists.flatMap(({ cards }) => cards.map((card) => card.productNumber));
const advertised = (cards: readonly ProductCard[]) =>
  cards.filter((card) => !mayBeAdvertised(card)).map(({ title }) => title);

it('the catalogue has prescription medicines, and listings that contain them', async () => {
  expect(prescribed.length).toBeGreaterThan(3);
  const { primaryList } = await query('landing-page', landingPageSchema, {
    pageReference: '/lakemedel/receptlakemedel/',
  });
  expect(primaryList.totalHits).toBeGreaterThan(3);
});

it('no rail of the home page or of any listing has a prescription medicine', async () => {
  const { body } = await backend.call('GET', '/api/page-data/index.json');
  const home = v.parse(pageSchema, body);
  if (home.template !== 'home') throw new Error('no home page');
  expect(advertised(home.data.lists.flatMap((list) => list.products))).toEqual([]);
  const { categories, brands, campaigns, news } = catalogue;
  const listings = ['/', ...[...categories, ...brands, ...campaigns, news].map(({ path }) => path)];
  for (const pageReference of listings) {
    const lists = await recommended('landing-page', { pageReference }, ['TOP_PRODUCTS', 'NEWEST_PRODUCTS']);
    expect(problemsOf([], lists), pageReference).toEqual([]);
    if (pageReference.startsWith('/lakemedel/vark')) expect(numbersOf(lists).length).toBeGreaterThan(1);
  }
  for (const { products: cards } of home.data.lists) expect(problemsOf([], [{ id: 'home', cards }])).toEqual([]);
});

it('below a text stand only medicines for what it is about', async () => {
  const shown = new Map<string, Product[]>();
  for (const { path, shelf, uses } of catalogue.contents) {
    if (!shelf) continue;
    const lists = await recommended('landing-page', { pageReference: path }, ['TOP_PRODUCTS']);
    expect(problemsOf([], lists), path).toEqual([]);
    const found = numbersOf(lists).flatMap((number) => products.get(number) ?? []);
    const medicines = found.filter(({ itemType }) => itemType !== 'goods');
    expect(
      medicines.filter(({ activeSubstance }) => !isFor(activeSubstance, uses)).map(({ title }) => title),
      path,
    ).toEqual([]);
    shown.set(path, found);
  }
  const below = (path: string) => shown.get(path)?.map(({ activeSubstance }) => activeSubstance) ?? [];
  // A treatment comes before what goes with it.
  for (const [path, substances] of [
    ['/rad/fotsvamp/', ['terbinafin', 'klotrimazol']],
    ['/rad/munsar/', ['aciklovir']],
  ] as const) {
    const [first, ...others] = below(path);
    expect(substances, path).toContain(first);
    expect(others.length, path).toBeGreaterThan(2);
    expect(new Set(others), path).toEqual(new Set([null]));
  }
  expect(below('/rad/ont-i-ryggen/')).toContain('paracetamol');
  expect(new Set(below('/rad/ogoninflammation/'))).toEqual(new Set([null]));
  expect(below('/rad/forstoppning/').length).toBeGreaterThan(0);
  expect(below('/rad/forstoppning/')).not.toContain('loperamid');
  expect(below('/rad/valj-ratt-varktablett/')).toHaveLength(2);
  const filled = [...shown.values()].filter((found) => found.length > 0);
  expect(filled.length).toBeGreaterThan(shown.size / 2);
});

it('no search suggestion is a prescription medicine, which a search still finds', async () => {
  const titles = prescribed.flatMap(({ title, activeSubstance }) => [title, String(activeSubstance)]);
  const letters = [...'abcdefghijklmnopqrstuvwxyzåäö'];
  for (const q of new Set([...letters, ...titles, 'recept', ''])) {
    const { productSuggestions, recentlyViewed } = await query('autocomplete', autocompleteSchema, { q });
    expect(advertised([...productSuggestions, ...recentlyViewed].map(({ card }) => card)), q).toEqual([]);
  }
  const open = prescribed.find(({ discontinued }) => !discontinued);
  const { primaryList } = await query('search-page', searchPageSchema, { q: String(open?.title) });
  expect(primaryList.productGroups.map(({ card }) => card.productNumber)).toContain(open?.productNumber);
});

it('no picture shows the pack of a prescription medicine', () => {
  const packs = new Set(prescribed.map(({ packshot }) => packshot));
  const shown = catalogue.scenes.filter(({ spec }) => spec.packs.some((pack) => packs.has(pack)));
  expect(shown.map(({ src }) => src)).toEqual([]);
});

it('no suggested phrase names more of a prescription medicine than its substance', async () => {
  const titles = new Set(prescribed.map(({ title }) => title.toLowerCase()));
  const substances = prescribed.map(({ activeSubstance }) => String(activeSubstance));
  for (const q of new Set([...substances, ...substances.map((substance) => substance.slice(0, 3)), 'recept'])) {
    const { phraseSuggestions } = await query('autocomplete', autocompleteSchema, { q });
    expect(
      phraseSuggestions.map((phrase) => phrase.q).filter((phrase) => titles.has(phrase)),
      q,
    ).toEqual([]);
  }
  const { phraseSuggestions } = await query('autocomplete', autocompleteSchema, { q: 'atorva' });
  expect(phraseSuggestions.map((phrase) => phrase.q)).toEqual(['atorvastatin']);
});

it('every listing and search begins with what may be advertised, and prescription medicines are no news', async () => {
  const listings = [...catalogue.categories, ...catalogue.brands, ...catalogue.campaigns].map(({ path }) => path);
  for (const pageReference of listings) {
    const { primaryList } = await query('landing-page', landingPageSchema, { pageReference });
    expect(outOfPlace(primaryList.productGroups.map(({ card }) => card)), pageReference).toEqual([]);
    const { body } = await backend.call('GET', `/api/page-data${pageReference}index.json`);
    const page = v.parse(pageSchema, body);
    if (!('products' in page.data)) throw new Error(`${pageReference} is no listing`);
    expect(outOfPlace(page.data.products), pageReference).toEqual([]);
  }
  for (const q of ['diklofenak', 'folsyra', 'tablett', 'Nordrex']) {
    const { primaryList } = await query('search-page', searchPageSchema, { q });
    const cards = primaryList.productGroups.map(({ card }) => card);
    expect(cards.length, q).toBeGreaterThan(0);
    expect(outOfPlace(cards), q).toEqual([]);
  }
  const { primaryList } = await query('landing-page', landingPageSchema, { pageReference: catalogue.news.path });
  expect(advertised(primaryList.productGroups.map(({ card }) => card))).toEqual([]);
});

/** Prescription medicines that come before something else. */
function outOfPlace(cards: readonly ProductCard[]): string[] {
  return advertised(cards.slice(0, cards.findLastIndex(mayBeAdvertised) + 1));
}

it('a viewed prescription medicine is not among the recently viewed', async () => {
  for (const { productNumber } of prescribed.slice(0, 3)) {
    await query('product-page', recommendationsSchema, { productKey: productNumber });
  }
  expect((await query('autocomplete', autocompleteSchema, { q: '' })).recentlyViewed).toEqual([]);
});

it('what is recommended for a product, for its cart and after it was added is safe, and in one list only', async () => {
  const filled = new Map<string, number>();
  for (const [index, product] of catalogue.products.entries()) {
    const { productNumber, activeSubstance } = product;
    const lists = await recommended('product-page', { productKey: productNumber }, ofProduct);
    for (const { id, cards } of lists) filled.set(id, (filled.get(id) ?? 0) + (cards.length > 0 ? 1 : 0));
    expect(problemsOf([product], lists), product.title).toEqual([]);
    const similar = lists.find(({ id }) => id === 'ALTERNATIVES');
    expect(unlike(product, similar), product.title).toEqual([]);
    // The cart's lists choose as the page's do: of products without a substance, some are enough.
    if (activeSubstance === null && index % 8 > 0) continue;
    const cart = await recommended('cart-page', { cart: productNumber }, ['CART']);
    expect(problemsOf([product], cart), product.title).toEqual([]);
    const added = await recommended('add-to-cart-popup', { variantKey: productNumber }, ['ADD_TO_CART_RECS']);
    expect(problemsOf([product], added), product.title).toEqual([]);
  }
  for (const id of ofProduct) expect(filled.get(id), id).toBeGreaterThan(catalogue.products.length / 2);
}, 300_000);

it('everything in the cart counts, not only its first product', async () => {
  const [painkiller] = catalogue.products.filter(({ activeSubstance }) => activeSubstance === 'ibuprofen');
  const [cream] = catalogue.products.filter(({ itemType }) => itemType === 'goods');
  for (const first of [...catalogue.products].filter(({ activeSubstance }) => activeSubstance === 'paracetamol')) {
    const cart = [cream, first, painkiller].flatMap((product) => product ?? []);
    const lists = await recommended('cart-page', { cart: cart.map((each) => each.productNumber).join('|') }, ['CART']);
    expect(problemsOf(cart, lists)).toEqual([]);
  }
});

/** What is wrong with recommendations for these products, in words. */
function problemsOf(given: readonly Product[], lists: readonly List[]): string[] {
  const numbers = numbersOf(lists);
  const chosen = numbers.flatMap((number) => products.get(number) ?? []);
  const all = [...given, ...chosen];
  const groups = all.flatMap(({ activeSubstance }) => substanceGroupsOf(activeSubstance));
  const medicines = all.filter(({ itemType }) => itemType !== 'goods');
  const opposed = medicines.flatMap((each, index) =>
    medicines.slice(index + 1).filter((other) => areOpposed(each.activeSubstance, other.activeSubstance)),
  );
  const isForChildren = given.some(({ forChildren }) => forChildren);
  const onlyGoods = given.some(({ itemType }) => itemType === 'prescription');
  const sizes = (product: Product) => `${product.brand} ${product.title.replace(/ \d[^ ]* [^ ]+( \d+-pack)?$/, '')}`;
  return [
    ...advertised(lists.flatMap(({ cards }) => cards)).map((title) => `${title} is advertised`),
    ...repeated(all.map(({ productNumber }) => productNumber)).map((number) => `${number} is there twice`),
    ...repeated(groups).map((group) => `two of ${group}`),
    ...opposed.map(({ title }) => `${title} is opposed to another medicine`),
    ...chosen
      .filter(({ shippingTags }) => shippingTags.includes('adultOnly'))
      .map(({ title }) => `${title} is for adults`),
    ...chosen
      .filter(({ itemType, forChildren }) => isForChildren && itemType !== 'goods' && !forChildren)
      .map(({ title }) => `${title} is not for children`),
    ...chosen.filter(({ itemType }) => onlyGoods && itemType !== 'goods').map(({ title }) => `${title} is a medicine`),
    ...repeated(all.map(sizes)).map((name) => `two sizes of ${name}`),
  ];
}

/** Medicines in a list of similar products that are for something, or someone, else. */
function unlike({ itemType, activeSubstance, forChildren }: Product, list: List | undefined): string[] {
  if (itemType === 'goods' || !list) return [];
  return numbersOf([list])
    .flatMap((number) => products.get(number) ?? [])
    .filter((other) => other.itemType !== 'goods')
    .filter((other) => other.forChildren !== forChildren || !isFor(other.activeSubstance, usesOf(activeSubstance)))
    .map(({ title }) => title);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
