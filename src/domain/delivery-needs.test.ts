import { describe, expect, it } from 'vitest';
import { type DeliveryParameter, deliveryNeeds } from './delivery-needs';
import { productNumber } from './ids';
import { zero } from './money';

function needs(products: Record<string, DeliveryParameter[]>, withBag = false) {
  const rows = Object.keys(products).map((id) => ({ itemId: productNumber(id), title: `Vara ${id}` }));
  const content = { totalRows: 1, quantity: 1, totalPrice: zero, vatAmount: zero, customerPrice: zero };
  const bag = withBag ? { status: 'attached' as const, prescriptionBagId: 'b', ...content } : null;
  return deliveryNeeds({ rows, bag }, (id) => products[id] ?? []);
}

it('products with an 18-year limit are listed, and require proof of identity', () => {
  expect(needs({ 1: [], 2: ['adultOnly'] })).toEqual({ adultProducts: ['Vara 2'], idRequired: true, conflict: null });
});

it('ID-controlled products and prescription goods require proof of identity', () => {
  expect(needs({ 1: ['idRequired'] }).idRequired).toBe(true);
  expect(needs({ 1: [] }, true).idRequired).toBe(true);
  expect(needs({ 1: ['cool'], 2: ['unknown'] }).idRequired).toBe(false);
});

describe('ecological products', () => {
  it('cannot be shipped with ID-controlled products', () => {
    expect(needs({ 1: ['ecological'], 2: ['idRequired'] }).conflict).toEqual({
      code: 'SHIPPING_ECOLOGICAL_ID',
      ecological: ['Vara 1'],
      others: ['Vara 2'],
      withBag: false,
    });
    expect(needs({ 1: ['ecological'] }, true).conflict).toMatchObject({
      code: 'SHIPPING_ECOLOGICAL_ID',
      others: [],
      withBag: true,
    });
  });

  it('cannot be shipped with cooled products', () => {
    expect(needs({ 1: ['ecological'], 2: ['cool'] }).conflict?.code).toBe('SHIPPING_ECOLOGICAL_COOL');
  });

  it('can be shipped with all others', () => {
    expect(needs({ 1: ['ecological'], 2: [] }).conflict).toBeNull();
    expect(needs({ 1: ['cool'], 2: ['idRequired'] }).conflict).toBeNull();
  });
});
