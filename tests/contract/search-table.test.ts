import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testBackend } from '../../fixtures/backend/testing/backend';
import { generateCatalogue } from '../../fixtures/data/catalogue';
import type { Product } from '../../fixtures/data/model';
import { pictureOf } from '../../fixtures/data/picture';
import { configureElevate } from '../../src/api/elevate/client';
import { contentSearchQuery } from '../../src/api/elevate/content-queries';
import { searchPageQuery } from '../../src/api/elevate/queries';
import { createQueryClient } from '../../src/api/query-defaults';
import { contentTable, type Products, type Row, relaxedTable, searchTable, unanswered } from './search-table';

const catalogue = generateCatalogue({ seed: 1, products: 5000, today: '2026-03-02' });
const products = new Map<string, Product>(catalogue.products.map((product) => [product.productNumber, product]));
const categoryTitles = new Map(catalogue.categories.map(({ path, title }) => [path, title]));
const queries = createQueryClient();
let close = async () => {};

beforeAll(async () => {
  const content = { key: 'search table', make: () => ({ catalogue, pictureOf, pharmacies: [] }) };
  const { app, db } = await testBackend({ content });
  close = () => db.close();
  vi.stubGlobal('fetch', async (url: URL | string, init?: RequestInit) => app.request(String(url), init));
  configureElevate({
    base: 'http://localhost/api/elevate',
    market: 'SE',
    locale: 'sv-SE',
    touchpoint: 'mobile',
    session: () => ({ customerKey: 'c', sessionKey: 's' }),
  });
}, 180_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await close();
});

async function firstThree(q: string): Promise<Product[]> {
  const { primaryList } = await queries.fetchQuery(searchPageQuery({ q }));
  return productsOf(primaryList.productGroups);
}

function productsOf(groups: readonly { card: { productNumber: string } }[]): Product[] {
  return groups.slice(0, 3).flatMap(({ card }) => products.get(card.productNumber) ?? []);
}

it('the table has different queries', () => {
  expect(new Set(searchTable.map(({ query }) => query)).size).toBe(searchTable.length);
  expect(searchTable.length).toBeGreaterThanOrEqual(40);
});

describe('what customers type finds what they mean', () => {
  it.each(searchTable)('$query', async (row) => {
    expect(mismatches(row, await firstThree(row.query))).toEqual([]);
  });
});

describe('when no product has all words', () => {
  it.each(relaxedTable)(
    'the products with most of $query are shown, with a message',
    async ({ query, words, three }) => {
      const { primaryList, secondaryList, relatedSearches } = await queries.fetchQuery(searchPageQuery({ q: query }));
      expect(primaryList.totalHits).toBe(0);
      expect(relatedSearches.map(({ q }) => q)).toEqual(words);
      const hits = productsOf(secondaryList?.productGroups ?? []);
      expect(mismatches({ query, three }, hits)).toEqual([]);
      const all = await queries.fetchQuery(searchPageQuery({ q: query, relaxed: true }));
      expect(productsOf(all.primaryList.productGroups)).toEqual(hits);
      expect(all.primaryList.totalHits).toBe(secondaryList?.totalHits);
    },
  );
});

it('no medicine is found by what its text says it must not be used for', async () => {
  const { primaryList } = await queries.fetchQuery(searchPageQuery({ q: 'svamp' }));
  const substances = primaryList.productGroups.map(({ card }) => products.get(card.productNumber)?.activeSubstance);
  expect(substances).not.toContain('hydrokortison');
  const medicines = substances.slice(0, 6).filter((substance) => substance != null);
  expect(medicines.length).toBeGreaterThan(2);
  expect(medicines.filter((substance) => !['terbinafin', 'klotrimazol'].includes(substance))).toEqual([]);
});

describe('a word that says for whom or for which complaint is never left out', () => {
  it.each(unanswered)('$query', async ({ query, advice }) => {
    const { primaryList, secondaryList, contentLists } = await queries.fetchQuery(searchPageQuery({ q: query }));
    const shown = [...primaryList.productGroups, ...(secondaryList?.productGroups ?? [])];
    expect(shown.map(({ card }) => card.title)).toEqual([]);
    expect((contentLists[0]?.totalHits ?? 0) > 0).toBe(advice);
    const asTyped = await queries.fetchQuery(searchPageQuery({ q: query, asTyped: true }));
    expect(asTyped.secondaryList?.productGroups ?? []).toEqual([]);
  });
});

describe('what customers ask is answered by a text', () => {
  it.each(contentTable)('$query', async ({ query, path }) => {
    const { contentLists } = await queries.fetchQuery(searchPageQuery({ q: query }));
    expect(contentLists[0]?.items[0]?.link).toBe(path);
    const { primaryList } = await queries.fetchQuery(contentSearchQuery({ q: query, limit: 1 }));
    expect(primaryList.items.map(({ link }) => link)).toEqual([path]);
  });

  it('a search for an unknown subject finds neither products nor texts', async () => {
    const answer = await queries.fetchQuery(searchPageQuery({ q: 'kvantfysik' }));
    expect(answer).toMatchObject({ primaryList: { totalHits: 0 }, contentLists: [{ totalHits: 0 }] });
    expect(answer.secondaryList).toBeUndefined();
  });
});

it('a reverted correction searches for the typed text, and is still offered', async () => {
  const answer = await queries.fetchQuery(searchPageQuery({ q: 'paracetmol', asTyped: true }));
  expect(answer).toMatchObject({ q: 'paracetmol', primaryList: { totalHits: 0 }, didYouMean: [{ q: 'paracetamol' }] });
  expect(answer.autoCorrect).toBeUndefined();
});

describe('the table can fail', () => {
  it.each(searchTable)('few of all products answer $query', ({ first, three }) => {
    const expected = first ?? three ?? {};
    const fitting = catalogue.products.filter((product) => fits(expected, product));
    expect(fitting.length).toBeGreaterThanOrEqual(first ? 1 : 3);
    expect(fitting.length).toBeLessThan(catalogue.products.length / 8);
  });

  it('a search for the typed text within the texts of products does not pass it', () => {
    const passed = searchTable.filter((row) => mismatches(row, withText(row.query)).length === 0);
    expect(passed.length).toBeLessThan(searchTable.length / 2);
  });
});

/** The titles of wrong products among the first three. */
function mismatches({ first, three }: Row, hits: readonly Product[]): string[] {
  const [top] = hits;
  const wrong = three ? hits.filter((product) => !fits(three, product)).map(({ title }) => title) : [];
  if (three && hits.length < 3) wrong.push(`only ${hits.length} hits`);
  if (first && !(top && fits(first, top))) wrong.push(`first: ${top?.title}`);
  return wrong;
}

function fits({ number, named, title, brand, category, substance, form }: Products, product: Product): boolean {
  const inTitle = (part: string) => product.title.toLowerCase().includes(part.toLowerCase());
  return (
    (number === undefined || product.productNumber === number) &&
    (named === undefined || product.title === named) &&
    (title === undefined || title.every(inTitle)) &&
    (form === undefined || form.some(inTitle)) &&
    (brand === undefined || product.brand === brand) &&
    (substance === undefined || substance.includes(product.activeSubstance ?? '')) &&
    (category === undefined || product.categoryPaths.some((path) => category.includes(categoryTitles.get(path) ?? '')))
  );
}

/** A plain substring search. */
function withText(query: string): Product[] {
  const expected = query.trim().toLowerCase();
  return catalogue.products
    .filter((product) => !product.discontinued)
    .filter(({ title, subTitle, searchWords, activeSubstance, description, productNumber }) =>
      [title, subTitle, ...searchWords, activeSubstance, description, productNumber]
        .join('\n')
        .toLowerCase()
        .includes(expected),
    )
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, 3);
}
