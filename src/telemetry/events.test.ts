import { afterEach, expect, it, vi } from 'vitest';
import { productNumber } from '../domain/ids';
import { ore } from '../domain/money';
import type { ProductCard } from '../domain/product';
import { trackPageView } from './page-view';
import { configureTracking, track } from './track';
import { trackAddToCart } from './trade';

const card: ProductCard = {
  productNumber: productNumber('100123'),
  path: '/produkt/x-100123/',
  title: 'Pareda 500 mg',
  subTitle: 'Paracetamol',
  brand: 'Pareda',
  price: ore(4990),
  promotion: null,
  basePrice: null,
  minPriceMonth: null,
  itemType: 'otc',
  substance: null,
  rating: null,
  availability: { word: 'inStock', buyable: true, stock: 4 },
  marketingSensitive: false,
  newProduct: false,
  sustainability: [],
  picture: null,
};

const sink = vi.fn();
configureTracking(sink);
afterEach(() => sink.mockClear());

it('sends kronor, not öre', () => {
  trackAddToCart(card, 2);
  expect(sink.mock.calls[0]?.[0]).toEqual({
    name: 'add_to_cart',
    parameters: {
      currency: 'SEK',
      value: 99.8,
      items: [{ item_id: '100123', item_name: 'Pareda 500 mg', item_brand: 'Pareda', price: 49.9, quantity: 2 }],
    },
  });
});

it('sends nothing for marketing-sensitive goods and prescription goods', () => {
  trackAddToCart({ ...card, marketingSensitive: true }, 1);
  trackAddToCart({ ...card, itemType: 'prescription' }, 1);
  expect(sink).not.toHaveBeenCalled();
});

it('drops a parameter that its list does not name', () => {
  const smuggled = { search_term: 'plåster', personalNumber: '19121212-1212' };
  track('search', smuggled);
  expect(sink.mock.calls[0]?.[0].parameters).toEqual({ search_term: 'plåster' });
});

it('names only the family of a private page', () => {
  trackPageView('/order/81231/', 'Order 81231');
  expect(JSON.stringify(sink.mock.calls)).not.toContain('81231');
});
