// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { byRole, press } from '../../../tests/support/render';
import { found, openAt, searchService } from '../../../tests/support/search';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { Listing } from './Listing';

const first = { products: [card(productNumber('1'))], total: 1 };
const open = (address: string) =>
  openAt(address, <Listing source={{ kind: 'landing', reference: 'hud' }} first={first} />);

it('a prerendered category makes no request', async () => {
  const requests = searchService(found(3));
  await open('/hud/');
  expect(document.querySelectorAll('article')).toHaveLength(1);
  expect(requests).toEqual([]);
});

it('a filtered address of a category makes one request', async () => {
  const requests = searchService(found(0));
  await open('/hud/?sort=priceLow&brand=aco&sida=2');
  expect(requests).toHaveLength(1);
  expect(document.body.textContent).toContain('Inga varor passar filtren');
});

it('prerendered products stay while more load, and if that fails', async () => {
  let answer = (_: object) => {};
  const requests = searchService(
    () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
  );
  await openAt('/hud/', <Listing source={{ kind: 'landing', reference: 'hud' }} first={{ ...first, total: 3 }} />);
  const shown = () => document.querySelectorAll('article').length;
  const more = byRole('button', 'Nästa sida');
  await press(more);
  expect(requests).toHaveLength(1);
  expect(shown()).toBe(1);
  expect(document.activeElement).toBe(more);
  await act(async () => answer({ malformed: true }));
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('Någonting gick fel'));
  expect(shown()).toBe(1);
});

it('products that could not be fetched are not replaced by the previous ones', async () => {
  searchService({ malformed: true });
  await open('/hud/?brand=aco');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Någonting gick fel');
  expect(document.querySelectorAll('article')).toHaveLength(0);
});
