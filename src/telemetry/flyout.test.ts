import { beforeEach, expect, it, vi } from 'vitest';
import type { CartRow } from '../domain/cart';
import { productNumber } from '../domain/ids';
import { ore } from '../domain/money';
import type { ProductCard } from '../domain/product';
import { trackFlyoutCartChange, trackFlyoutClick, trackFlyoutView } from './flyout';
import { configureTracking } from './track';

const card = {
  productNumber: productNumber('100123'),
  title: 'Handkräm',
  brand: 'Pareda',
  price: ore(4990),
  promotion: null,
  itemType: 'goods',
  marketingSensitive: false,
} as ProductCard;
const row = {
  itemId: productNumber('100124'),
  title: 'Fotkräm',
  quantity: 3,
  unitPrice: ore(2500),
  totalPrice: ore(7500),
  discount: ore(0),
  marketingSensitive: false,
} as CartRow;

const sink = vi.fn();
configureTracking(sink);
beforeEach(() => sink.mockClear());

const item = { item_id: '100123', item_name: 'Handkräm', item_brand: 'Pareda', price: 49.9, quantity: 1 };

it('reports in which flyout and list a product was seen and clicked', () => {
  trackFlyoutView('search', 'Varor', [card]);
  trackFlyoutClick('search', 'Varor', card);
  const parameters = { flyout: 'search', item_list_name: 'Varor', items: [item] };
  expect(sink.mock.calls).toEqual([
    [{ name: 'flyout_product_list_item_viewed', parameters }],
    [{ name: 'flyout_product_list_item_clicked', parameters }],
  ]);
});

it('reports by how much the quantity in the cart changed', () => {
  trackFlyoutCartChange('menu', 'Populärt', card, 1);
  trackFlyoutCartChange('cart', 'Varukorg', row, -2);
  trackFlyoutCartChange('cart', 'Varukorg', row, 0);
  expect(sink.mock.calls).toEqual([
    [
      {
        name: 'flyout_product_list_item_cart_changed',
        parameters: { flyout: 'menu', item_list_name: 'Populärt', change: 1, items: [item] },
      },
    ],
    [
      {
        name: 'flyout_product_list_item_cart_changed',
        parameters: {
          flyout: 'cart',
          item_list_name: 'Varukorg',
          change: -2,
          items: [{ item_id: '100124', item_name: 'Fotkräm', price: 25, quantity: 2 }],
        },
      },
    ],
  ]);
});

it('reports nothing about marketing-sensitive products and prescription goods', () => {
  const secret = { ...card, marketingSensitive: true };
  trackFlyoutView('menu', 'Populärt', [secret, { ...card, itemType: 'prescription' }]);
  trackFlyoutClick('menu', 'Populärt', secret);
  trackFlyoutCartChange('menu', 'Populärt', secret, 1);
  trackFlyoutCartChange('cart', 'Varukorg', { ...row, marketingSensitive: true }, 1);
  expect(sink).not.toHaveBeenCalled();
  trackFlyoutView('menu', 'Populärt', [secret, card]);
  expect(sink.mock.calls[0]?.[0].parameters.items).toEqual([item]);
});
