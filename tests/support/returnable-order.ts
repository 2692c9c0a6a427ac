import { expect, type Page } from '@playwright/test';
import { ore } from '../../src/domain/money';
import type { Order, OrderItem, Parcel } from '../../src/domain/order';
import { plainProduct, productThat } from './products';

const day = 86_400_000;
const isPlain = ({ itemType, shippingTags }: ReturnType<typeof plainProduct>) =>
  itemType === 'goods' && shippingTags.length === 0;

const [goods, other, missing, gift] = Array.from({ length: 40 }, (_, nth) => plainProduct(nth)).filter(
  ({ vatPercent }) => vatPercent !== 6,
);
if (!goods || !other || !missing || !gift) throw new Error('The catalogue has too few plain products');

/** Products of every kind that returns tell apart. */
export const returned = {
  goods,
  other,
  missing,
  gift,
  food: productThat((product) => isPlain(product) && product.vatPercent === 6),
  cold: productThat(({ itemType, shippingTags }) => itemType === 'goods' && shippingTags.includes('requiresCooling')),
  medicine: productThat(({ itemType, shippingTags }) => itemType === 'otc' && shippingTags.length === 0),
};

type Kind = keyof typeof returned;

export function itemOf(kind: Kind, changes: Partial<OrderItem> = {}): OrderItem {
  const { productNumber, title } = returned[kind];
  return {
    itemId: productNumber,
    title,
    path: null,
    quantity: 1,
    totalPrice: ore(kind === 'gift' ? 0 : 9_900),
    discount: ore(0),
    prescription: false,
    itemType: kind === 'medicine' ? 'otc' : 'goods',
    marketingSensitive: false,
    ...changes,
  };
}

/** A product that the catalogue does not know, and a medicine on prescription. */
export const lost: OrderItem = { ...itemOf('goods'), itemId: null, title: 'Utgången vara' };
export const prescribed: OrderItem = {
  ...itemOf('goods', { itemType: 'prescription', prescription: true }),
  itemId: null,
  title: 'Levotyroxin 100 mikrogram',
};

/** Two parcels, the second one cooled, sent and received some days ago. */
function parcelsOf(items: readonly OrderItem[], daysAgo: { sent: number | null; received: number | null }) {
  const before = (days: number | null) => (days === null ? null : new Date(Date.now() - days * day).toISOString());
  const cold = ({ itemId }: OrderItem) => itemId === returned.cold.productNumber;
  const kinds = [
    { kind: 'ordinary' as const, in: items.filter((item) => !cold(item)) },
    { kind: 'cooled' as const, in: items.filter(cold) },
  ];
  return kinds
    .filter((each) => each.in.length > 0)
    .map(
      (each, index): Parcel => ({
        number: index + 1,
        kind: each.kind,
        isNew: false,
        itemIds: each.in.flatMap(({ itemId }) => itemId ?? []),
        tracking: 'unsupported',
        trackingNumber: null,
        trackingUrl: null,
        dispatched: before(daysAgo.sent),
        delivered: before(daysAgo.received),
      }),
    );
}

/** What a customer's order at a counter has to become for a slip to be made. */
export function sentAndReceived(items: OrderItem[]): Partial<Order> {
  return {
    status: 'confirmed',
    paymentMethod: 'card',
    items,
    parcels: parcelsOf(items, { sent: 2, received: 1 }),
  };
}

/** The number of the order that the purchases show first. */
export async function ownOrderNumber(page: Page): Promise<string> {
  const shown = page.getByText(/Order \d{9}/).first();
  await expect(shown).toBeVisible();
  return /\d{9}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
}
