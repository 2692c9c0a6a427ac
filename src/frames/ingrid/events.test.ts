import { describe, expect, it } from 'vitest';
import { messagesFor } from './events';

const chosen = {
  delivery_type: 'pickup',
  category_name: 'ombud',
  shipping_method: 'pn-mypack',
  external_method_id: 'ombud',
  price: 3900,
  search_address: { country: 'SE', postal_code: '11122', address_lines: [] },
  pickup_location: { name: 'Livs på hörnet', address: { postal_code: '11122', city: 'Stockholm' } },
};
const nothingNew = {
  initial_load: false,
  delivery_type_changed: false,
  external_method_id_changed: false,
  price_changed: false,
  search_address_changed: false,
  shipping_method_changed: false,
  category_name_changed: false,
  pickup_location_changed: false,
};
const ombud = { type: 'methodChanged', method: 'ombud' };

describe('an event of the delivery widget', () => {
  it('marks the frame as loaded once it is drawn', () => {
    expect(messagesFor('loaded', undefined, undefined)).toEqual([{ type: 'loaded' }]);
  });

  it.each(['shipping_method_changed', 'price_changed', 'pickup_location_changed', 'initial_load'])(
    "with %s reports the new delivery method, by the shop's own name for it",
    (what) => {
      expect(messagesFor('data_changed', chosen, { ...nothingNew, [what]: true })).toEqual([ombud]);
    },
  );

  it('reports the widget’s own name if the shop has none', () => {
    const { external_method_id: _, ...rest } = chosen;
    expect(messagesFor('shipping_option_changed', rest, undefined)).toEqual([
      { type: 'methodChanged', method: 'pn-mypack' },
    ]);
    expect(messagesFor('shipping_option_changed', chosen, undefined)).toEqual([ombud]);
  });

  it('with a new postal code reports the new address', () => {
    expect(messagesFor('data_changed', chosen, { ...nothingNew, search_address_changed: true })).toEqual([
      { type: 'addressChanged', postalCode: '11122' },
    ]);
  });

  it('without changes reports nothing', () => {
    expect(messagesFor('data_changed', chosen, nothingNew)).toEqual([]);
    expect(messagesFor('summary_changed', { total_value: 3900 }, { total_value_changed: true })).toEqual([]);
  });

  it('from an old widget, which does not list its changes, reports everything', () => {
    expect(messagesFor('data_changed', chosen, undefined)).toEqual([
      { type: 'addressChanged', postalCode: '11122' },
      ombud,
    ]);
  });

  it('with a new recipient reports the new address', () => {
    const summary = {
      total_value: 3900,
      delivery_address: { name: 'Kim Lund', email: 'kim.lund@example.com', postal_code: '111 22', city: 'Stockholm' },
    };
    const meta = { total_value_changed: false, delivery_address_changed: true, billing_address_changed: false };
    expect(messagesFor('summary_changed', summary, meta)).toEqual([{ type: 'addressChanged', postalCode: '111 22' }]);
    expect(messagesFor('summary_changed', {}, meta)).toEqual([{ type: 'addressChanged', postalCode: null }]);
  });

  it.each([undefined, null, 'ombud', 7, [], {}, { external_method_id: '' }, { shipping_method: 3 }])(
    'with the data %j reports no delivery method',
    (data) => {
      expect(messagesFor('data_changed', data, { ...nothingNew, shipping_method_changed: true })).toEqual([]);
      expect(messagesFor('shipping_option_changed', data, undefined)).toEqual([]);
      expect(messagesFor('data_changed', data, null)).toEqual([]);
    },
  );
});
