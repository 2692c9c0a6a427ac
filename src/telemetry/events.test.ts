import { afterEach, expect, it, vi } from 'vitest';
import type { CartRow } from '../domain/cart';
import { productNumber } from '../domain/ids';
import { ore } from '../domain/money';
import type { Order, OrderItem } from '../domain/order';
import type { ProductCard } from '../domain/product';
import { bareItem, bareOrder } from '../domain/testing/order';
import {
  trackAddToCart,
  trackCartView,
  trackCheckoutBegun,
  trackPurchase,
  trackRowChange,
  trackShippingChosen,
} from './ecommerce';
import { trackPageView } from './page-view';
import { trackPaymentChosen, trackShippingOption } from './payment-chosen';
import { configureTracking, silenceTracking, track } from './track';

const card: ProductCard = {
  productNumber: productNumber('100123'),
  path: '/produkt/x-100123/',
  title: 'Pareda 500 mg',
  subTitle: 'Paracetamol',
  brand: 'Pareda',
  price: ore(4990),
  promotion: null,
  multiBuy: null,
  memberPrice: null,
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
  trackAddToCart([card], 2);
  expect(sink.mock.calls[0]?.[0]).toEqual({
    name: 'add_to_cart',
    parameters: {
      currency: 'SEK',
      value: 99.8,
      items: [{ item_id: '100123', item_name: 'Pareda 500 mg', item_brand: 'Pareda', price: 49.9, quantity: 2 }],
    },
  });
});

it('sends nothing for marketing-sensitive products and prescription goods', () => {
  trackAddToCart([{ ...card, marketingSensitive: true }], 1);
  trackAddToCart([{ ...card, itemType: 'prescription' }], 1);
  expect(sink).not.toHaveBeenCalled();
});

it('sends products bought together as one event, without the marketing-sensitive ones', () => {
  const other = { ...card, productNumber: productNumber('100124'), price: ore(1000) };
  const hidden = { ...card, productNumber: productNumber('100125'), marketingSensitive: true };
  trackAddToCart([card, other, hidden], 1);
  expect(sink).toHaveBeenCalledOnce();
  expect(sink.mock.calls[0]?.[0].parameters).toMatchObject({
    value: 59.9,
    items: [{ item_id: '100123' }, { item_id: '100124' }],
  });
});

it('drops a parameter that its list does not name', () => {
  const smuggled = { search_term: 'plåster', personalNumber: '19121212-1212' };
  track('search', smuggled);
  expect(sink.mock.calls[0]?.[0].parameters).toEqual({ search_term: 'plåster' });
});

it('sends nothing while a draft is shown', () => {
  silenceTracking(true);
  trackPageView({ path: '/preview/0123/', title: 'Utkast', privateAs: null });
  track('search', { search_term: 'plåster' });
  silenceTracking(false);
  expect(sink).not.toHaveBeenCalled();
  track('search', { search_term: 'plåster' });
  expect(sink).toHaveBeenCalledOnce();
});

it('reports only the page family of a page with marketing-sensitive products', () => {
  trackPageView({ path: '/produkt/testa-sjalv-100123/', title: 'Testa själv', privateAs: 'Produkt' });
  expect(sink.mock.calls).toEqual([
    [{ name: 'page_viewed', parameters: { page_path: '/produkt/', page_title: 'Produkt' } }],
  ]);
  sink.mockClear();
  trackPageView({ path: '/produkt/plaster-100124/', title: 'Plåster', privateAs: null });
  expect(sink.mock.calls[0]?.[0].parameters).toEqual({ page_path: '/produkt/plaster-100124/', page_title: 'Plåster' });
});

const bought: OrderItem = { ...bareItem, itemId: productNumber('100123'), quantity: 2, totalPrice: ore(9980) };

const orderOf = (items: OrderItem[]): Order => ({
  ...bareOrder,
  orderNumber: '700000001',
  customerName: 'Kim Ek',
  email: 'kim@example.se',
  items,
  freight: ore(3900),
  vat: ore(2776),
  total: ore(13880),
});

it('reports a purchase in kronor, without personal data', () => {
  trackPurchase(orderOf([bought]));
  expect(sink.mock.calls[0]?.[0]).toMatchObject({
    name: 'purchase',
    parameters: { transaction_id: '700000001', value: 99.8, shipping: 39, tax: 27.76 },
  });
  expect(JSON.stringify(sink.mock.calls)).not.toContain('kim');
});

it('leaves prescription goods and marketing-sensitive products, and their price, out of a purchase', () => {
  const secret = { ...bought, title: 'Hemlig', totalPrice: ore(50000) };
  trackPurchase(orderOf([bought, { ...secret, prescription: true }, { ...secret, marketingSensitive: true }]));
  expect(JSON.stringify(sink.mock.calls)).not.toContain('Hemlig');
  expect(sink.mock.calls[0]?.[0].parameters).toMatchObject({ value: 99.8, tax: 0 });
  sink.mockClear();
  trackPurchase(orderOf([{ ...secret, prescription: true }]));
  expect(sink).not.toHaveBeenCalled();
});

it('reports delivery and payment by the name of the method, and drops anything that is not a plain name', () => {
  const { productNumber: itemId, title, subTitle, path, picture } = card;
  const price = {
    unitPrice: ore(4990),
    totalPrice: ore(4990),
    discount: ore(0),
    promotions: [],
    stock: null,
    maxQuantity: null,
    activeSubstance: null,
  };
  const rest = { picture, quantity: 1, marketingSensitive: false, substance: null, ...price };
  const row = { itemId, title, subTitle, path, ...rest };
  trackShippingChosen([row], 'Brevlåda');
  trackShippingOption([row], 'brevlada');
  trackShippingOption([row], 'Exempelgatan 12');
  trackPaymentChosen([row], 'swish');
  trackPaymentChosen([row], 'kort 4571 1234');
  trackPaymentChosen([{ ...row, marketingSensitive: true }], 'swish');
  expect(
    sink.mock.calls.map(([{ name, parameters }]) => [name, parameters.shipping_tier ?? parameters.payment_type]),
  ).toEqual([
    ['add_shipping_info', 'Brevlåda'],
    ['add_shipping_info', 'brevlada'],
    ['add_shipping_info', 'unknown'],
    ['add_payment_info', 'swish'],
    ['add_payment_info', 'unknown'],
  ]);
});

it('sends an experiment by its name and variant alone', () => {
  const result = { experiment_id: 'order', variation_id: '1', hashValue: 'visitor' };
  track('experiment_viewed', result);
  expect(sink).toHaveBeenCalledWith({
    name: 'experiment_viewed',
    parameters: { experiment_id: 'order', variation_id: '1' },
  });
});

it('every event of one purchase has the same amount: what its items add up to, after discounts', () => {
  const row: CartRow = {
    ...{ itemId: card.productNumber, title: card.title, path: card.path, subTitle: '', picture: null },
    ...{ quantity: 3, unitPrice: ore(6200), totalPrice: ore(18600), discount: ore(3750), promotions: [] },
    ...{ marketingSensitive: false, substance: null, activeSubstance: null, stock: null, maxQuantity: null },
  };
  trackCartView([row]);
  trackCheckoutBegun([row]);
  trackShippingChosen([row], 'Brevlåda');
  trackPaymentChosen([row], 'swish');
  trackPurchase(orderOf([{ ...bought, quantity: 3, totalPrice: ore(14850), discount: ore(3750) }]));
  const parameters = sink.mock.calls.map(([event]) => event.parameters);
  expect(parameters.map(({ value }) => value)).toEqual([148.5, 148.5, 148.5, 148.5, 148.5]);
  for (const { items } of parameters) expect(items).toMatchObject([{ price: 49.5, quantity: 3 }]);
  sink.mockClear();
  trackRowChange(row, -1);
  expect(sink.mock.calls[0]?.[0]).toMatchObject({ name: 'remove_from_cart', parameters: { value: 49.5 } });
});

it('a price of one that is no whole number of öre still adds up to what was paid', () => {
  trackPurchase(orderOf([{ ...bought, quantity: 3, totalPrice: ore(10000) }]));
  const [{ parameters }] = sink.mock.calls[0] ?? [{}];
  expect(parameters.value).toBe(100);
  expect(Math.round(parameters.items[0].price * 3 * 100) / 100).toBe(100);
});
