// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { card } from '../../cart/testing/card';
import { type ProductNumber, productNumber } from '../../domain/ids';
import type { ProductCard } from '../../domain/product';
import { configureTracking } from '../../telemetry/track';
import { watchList } from './watch-list';

let see: (...targets: Element[]) => void;
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: (entries: object[]) => void) {
      see = (...targets) => callback(targets.map((target) => ({ isIntersecting: true, target })));
    }
    observe() {}
    disconnect() {}
  },
);
vi.useFakeTimers();
afterEach(() => document.body.replaceChildren());

const cards = ['1', '2', '3'].map((number) => ({
  ...card(productNumber(number)),
  marketingSensitive: number === '3',
}));

function watched() {
  const reported: { name: string; ids: string[] }[] = [];
  configureTracking(({ name, parameters }) => {
    const { item_list_name, items } = parameters as { item_list_name: string; items: { item_id: string }[] };
    expect(item_list_name).toBe('Liknande');
    reported.push({ name, ids: items.map(({ item_id }) => item_id) });
  });
  document.body.innerHTML =
    '<ul><li><a href="/1/">1</a></li><li><a href="/2/">2</a></li><li><a href="/3/">3</a></li></ul>';
  const list = document.querySelector('ul') as HTMLElement;
  const [one, two, three] = [...list.children] as [Element, Element, Element];
  const tracked = { name: 'Liknande', numbers: new Set<ProductNumber>() };
  return {
    reported,
    one,
    two,
    three,
    watch: () => watchList(list, tracked, cards),
    stop: watchList(list, tracked, cards),
  };
}

it('products that come into view within 200 ms are one event, without sensitive ones', () => {
  const { reported, one, two, three } = watched();
  see(one);
  vi.advanceTimersByTime(150);
  see(two, three);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(60);
  expect(reported).toEqual([{ name: 'view_item_list', ids: ['1', '2'] }]);
});

it('sensitive products alone are no event', () => {
  const { reported, three } = watched();
  see(three);
  three.querySelector('a')?.click();
  vi.advanceTimersByTime(300);
  expect(reported).toEqual([]);
});

it('following a product is reported after the views before it', () => {
  const { reported, two } = watched();
  see(two);
  two.querySelector('a')?.click();
  expect(reported).toEqual([
    { name: 'view_item_list', ids: ['2'] },
    { name: 'select_item', ids: ['2'] },
  ]);
});

it('a list in a flyout is reported by events of its own, with the flyout', async () => {
  const reported = vi.fn();
  configureTracking(reported);
  document.body.innerHTML = '<ul><li><a href="/1/">1</a></li><li><a href="/3/">3</a></li></ul>';
  const list = document.querySelector('ul') as HTMLElement;
  const tracked = { name: 'Populärt', flyout: 'menu', numbers: new Set<ProductNumber>() } as const;
  watchList(list, tracked, [cards[0], cards[2]] as ProductCard[]);
  see(...list.children);
  for (const link of list.querySelectorAll('a')) link.click();
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2));
  const of = { flyout: 'menu', item_list_name: 'Populärt', items: [expect.objectContaining({ item_id: '1' })] };
  expect(reported.mock.calls).toEqual([
    [{ name: 'flyout_product_list_item_viewed', parameters: of }],
    [{ name: 'flyout_product_list_item_clicked', parameters: of }],
  ]);
});

it('a list that is removed reports what has been seen of it', () => {
  const { reported, one, stop } = watched();
  see(one);
  stop();
  expect(reported).toEqual([{ name: 'view_item_list', ids: ['1'] }]);
  vi.advanceTimersByTime(300);
  expect(reported).toHaveLength(1);
});

it('a list that grows does not report a product again', () => {
  const { reported, one, two, watch, stop } = watched();
  see(one);
  stop();
  watch();
  see(one, two);
  vi.advanceTimersByTime(300);
  expect(reported.map(({ ids }) => ids)).toEqual([['1'], ['2']]);
});
