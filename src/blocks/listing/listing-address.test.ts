import { expect, it } from 'vitest';
import { readListing, toggled, writeListing } from './listing-address';

it('is the same after being written and read again', () => {
  const address = readListing('?q=x&ordagrant=1&sort=priceLow&brand=a&brand=b&price=10-200&sida=3');
  expect(readListing(writeListing(address, 'x'))).toEqual(address);
  expect(writeListing(address, 'x')).toBe('?q=x&ordagrant=1&sort=priceLow&brand=a&brand=b&price=10-200&sida=3');
});

it('ignores invalid values: unknown sorts and facets, negative pages, broken prices', () => {
  const sorts = ['?sort=evil', '?sort=__proto__', '?sort='];
  const pages = ['-1', '0', '00', '1e9', '1e9x', '1.5', 'NaN', 'Infinity', '', '+2', '%202', '0x10'].map(
    (n) => `?sida=${n}`,
  );
  const prices = ['200-10', 'a-b', '-5-10', '1e3-2e3', '10', '9999999-9999999'].map((price) => `?price=${price}`);
  const facets = ['size=XL', 'brand=', 'brand=%00', 'brand=a%7Cb', `brand=${'a'.repeat(101)}`, '__proto__=1'].map(
    (facet) => `?${facet}`,
  );
  for (const search of [...sorts, ...pages, ...prices, ...facets]) {
    expect(readListing(search), search).toEqual({ sort: 'score', page: 1, chosen: {}, price: null, asTyped: false });
  }
});

it('returns to the first page when a filter changes', () => {
  const address = toggled(readListing('?sida=4&brand=a'), 'brand', 'b');
  expect(address.page).toBe(1);
  expect(address.chosen.brand).toEqual(['a', 'b']);
});

it('leaves no trace of a facet whose last value is removed', () => {
  expect(writeListing(toggled(readListing('?brand=a'), 'brand', 'a'), null)).toBe('');
});

it('requests no more than can be shown, whatever the address asks for', () => {
  for (const page of ['51', '99999999999999999999', '9'.repeat(400)])
    expect(readListing(`?sida=${page}`).page).toBe(50);
  const brands = [...Array(300).keys()].map((n) => `brand=b${n}&brand=b${n}`).join('&');
  expect(readListing(`?${brands}`).chosen.brand).toHaveLength(50);
});
