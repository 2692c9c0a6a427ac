import fc from 'fast-check';
import { expect, it } from 'vitest';
import { productNumber } from './ids';
import { myPharmacyFirst } from './my-pharmacy';
import { type FoundPharmacy, type PharmacyStock, pharmacyId } from './pharmacy';

const product = { productNumber: productNumber('100001'), marketingSensitive: false };
const mine = pharmacyId('mine');
const all = { products: [product], inStockOnly: false };
const inStockOnly = { products: [product], inStockOnly: true };

function found(id: string, stock: PharmacyStock = 'inStock', distance: number | null = null): FoundPharmacy {
  return {
    pharmacy: { id: pharmacyId(id) },
    distance,
    productAvailability: { [product.productNumber]: stock },
  } as FoundPharmacy;
}
const ids = (pharmacies: readonly FoundPharmacy[]) => pharmacies.map(({ pharmacy }) => pharmacy.id);

it('my pharmacy is first where stock is shown, and the others keep their order', () => {
  const near = [found('a'), found('mine', 'inStock', 900), found('b')];
  const { pharmacies, missing } = myPharmacyFirst(near, mine, found('mine'), all);
  expect(ids(pharmacies)).toEqual(['mine', 'a', 'b']);
  expect(pharmacies[0]?.distance).toBe(900);
  expect(missing).toBeNull();
});

it('my pharmacy is first even if it is not among those near the place', () => {
  expect(ids(myPharmacyFirst([found('a')], mine, found('mine'), all).pharmacies)).toEqual(['mine', 'a']);
  expect(ids(myPharmacyFirst([], mine, found('mine'), all).pharmacies)).toEqual(['mine']);
});

it('what the search found of it is enough, while the service has not answered for it alone', () => {
  const near = [found('a'), found('mine')];
  expect(ids(myPharmacyFirst(near, mine, undefined, all).pharmacies)).toEqual(['mine', 'a']);
  expect(myPharmacyFirst([found('a')], mine, undefined, all)).toMatchObject({ missing: null });
});

it('without chosen products nothing is reordered', () => {
  const near = [found('a'), found('mine')];
  expect(myPharmacyFirst(near, mine, found('mine'), { ...all, products: [] }).pharmacies).toBe(near);
  expect(myPharmacyFirst(near, null, undefined, all).pharmacies).toBe(near);
});

it.each([
  ['outOfStock', 'outOfStock'],
  ['fewInStock', null],
  ['inStock', null],
  ['hasSubstitutionInStock', null],
  ['unknown', null],
] as const)('in stock only, my pharmacy: %s', (stock, missing) => {
  const listed = myPharmacyFirst([found('a')], mine, found('mine', stock), inStockOnly);
  expect(listed.missing).toBe(missing);
  expect(ids(listed.pharmacies)).toEqual(missing ? ['a'] : ['mine', 'a']);
});

it('otherwise it is listed although it is out of stock', () => {
  expect(ids(myPharmacyFirst([], mine, found('mine', 'outOfStock'), all).pharmacies)).toEqual(['mine']);
});

it('of several products, my pharmacy must have all', () => {
  const other = { ...product, productNumber: productNumber('100002') };
  const own = found('mine');
  const lacks = { ...own, productAvailability: { ...own.productAvailability, [other.productNumber]: 'outOfStock' } };
  const conditions = { products: [product, other], inStockOnly: true };
  expect(myPharmacyFirst([], mine, lacks as FoundPharmacy, conditions).missing).toBe('outOfStock');
});

it('a sensitive product does not exclude it, whatever the service sends', () => {
  const sensitive = { products: [{ ...product, marketingSensitive: true }], inStockOnly: true };
  expect(ids(myPharmacyFirst([], mine, found('mine', 'outOfStock'), sensitive).pharmacies)).toEqual(['mine']);
});

it('a pharmacy that does not match the filters is not listed', () => {
  expect(myPharmacyFirst([found('a')], mine, null, all)).toEqual({ pharmacies: [found('a')], missing: 'filtered' });
});

it('no pharmacy is listed twice, and none of the search is lost', () => {
  const searches = fc.uniqueArray(fc.constantFrom('mine', 'a', 'b', 'c', 'd'));
  const answers = fc.constantFrom(undefined, null, found('mine'), found('mine', 'outOfStock'));
  fc.assert(
    fc.property(searches, answers, fc.boolean(), (names, alone, only) => {
      const near = names.map((name) => found(name));
      const { pharmacies, missing } = myPharmacyFirst(near, mine, alone, { ...all, inStockOnly: only });
      const listed = ids(pharmacies);
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed.filter((id) => id !== mine)).toEqual(names.filter((id) => id !== mine));
      expect(listed.indexOf(mine)).toBeLessThanOrEqual(0);
      if (missing) expect(listed).not.toContain(mine);
    }),
  );
});
