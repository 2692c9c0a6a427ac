import { expect, it } from 'vitest';
import { readListing, toggled, writeListing } from './listing-address';

it('is the same after being written and read again', () => {
  const address = readListing('?q=x&sort=priceLow&brand=a&brand=b&price=10-200&sida=3');
  expect(readListing(writeListing(address, 'x'))).toEqual(address);
  expect(writeListing(address, 'x')).toBe('?q=x&sort=priceLow&brand=a&brand=b&price=10-200&sida=3');
});

it('leaves out what does not fit: unknown sorts and facets, negative pages, broken prices', () => {
  for (const search of ['?sort=evil', '?sida=-1', '?sida=1e9x', '?price=200-10', '?price=a-b', '?size=XL', '?brand=']) {
    expect(readListing(search)).toEqual({ sort: 'score', page: 1, chosen: {}, price: null });
  }
});

it('begins again at the first page when a filter changes', () => {
  const address = toggled(readListing('?sida=4&brand=a'), 'brand', 'b');
  expect(address.page).toBe(1);
  expect(address.chosen.brand).toEqual(['a', 'b']);
});

it('leaves no trace of a facet whose last value is taken away', () => {
  expect(writeListing(toggled(readListing('?brand=a'), 'brand', 'a'), null)).toBe('');
});
