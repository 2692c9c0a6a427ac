// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { found, openAt, searchService } from '../../../tests/support/search';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { Listing } from './Listing';

const first = { products: [card(productNumber('1'))], total: 1 };
const open = (address: string) =>
  openAt(address, <Listing source={{ kind: 'landing', reference: 'hud' }} first={first} />);

it('a category as its page brought it asks for nothing more', async () => {
  const asked = searchService(found(3));
  await open('/hud/');
  expect(document.querySelectorAll('article')).toHaveLength(1);
  expect(asked).toEqual([]);
});

it('a filtered address of a category is asked for once', async () => {
  const asked = searchService(found(0));
  await open('/hud/?sort=priceLow&brand=aco&sida=2');
  expect(asked).toHaveLength(1);
  expect(document.body.textContent).toContain('Inga varor passar filtren');
});
