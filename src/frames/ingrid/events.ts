import * as v from 'valibot';
import type { OutgoingMessage } from '../shared/outgoing-message';

/** Events of the delivery widget that the shop uses. Their data is never trusted. */
export const handledEvents = ['loaded', 'data_changed', 'shipping_option_changed', 'summary_changed'] as const;
export type HandledEvent = (typeof handledEvents)[number];

const name = v.pipe(v.string(), v.minLength(1));
const methodSchema = v.union([
  v.pipe(
    v.object({ external_method_id: name }),
    v.transform((data) => data.external_method_id),
  ),
  v.pipe(
    v.object({ shipping_method: name }),
    v.transform((data) => data.shipping_method),
  ),
]);
const searched = v.object({ search_address: v.object({ postal_code: v.string() }) });
const receiver = v.object({ delivery_address: v.object({ postal_code: v.string() }) });

/** What has changed, sent along with the data; old widgets omit it. */
const metaSchema = v.record(v.string(), v.unknown());

const ofMethod = [
  'shipping_method_changed',
  'external_method_id_changed',
  'delivery_type_changed',
  'category_name_changed',
  'pickup_location_changed',
  'price_changed',
  'initial_load',
];

function changedIn(meta: unknown, names: readonly string[]): boolean {
  const parsed = v.safeParse(metaSchema, meta);
  return !parsed.success || names.some((each) => parsed.output[each] === true);
}

function methodChanged(data: unknown): OutgoingMessage[] {
  const parsed = v.safeParse(methodSchema, data);
  return parsed.success ? [{ type: 'methodChanged', method: parsed.output }] : [];
}

function searchedElsewhere(data: unknown): OutgoingMessage[] {
  const parsed = v.safeParse(searched, data);
  return parsed.success ? [{ type: 'addressChanged', postalCode: parsed.output.search_address.postal_code }] : [];
}

const meanings: Record<HandledEvent, (data: unknown, meta: unknown) => OutgoingMessage[]> = {
  loaded: () => [{ type: 'loaded' }],
  data_changed: (data, meta) => [
    ...(changedIn(meta, ['search_address_changed']) ? searchedElsewhere(data) : []),
    ...(changedIn(meta, ofMethod) ? methodChanged(data) : []),
  ],
  shipping_option_changed: methodChanged,
  summary_changed(data, meta) {
    if (!changedIn(meta, ['delivery_address_changed', 'billing_address_changed'])) return [];
    const parsed = v.safeParse(receiver, data);
    return [{ type: 'addressChanged', postalCode: parsed.success ? parsed.output.delivery_address.postal_code : null }];
  },
};

/** Converts a widget event to messages for the shop. */
export function messagesFor(event: HandledEvent, data: unknown, meta: unknown): OutgoingMessage[] {
  return meanings[event](data, meta);
}
