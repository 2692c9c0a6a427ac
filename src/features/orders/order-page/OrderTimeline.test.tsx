// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render, textOf } from '../../../../tests/support/render';
import { type ProductNumber, productNumber } from '../../../domain/ids';
import type { Order, Parcel } from '../../../domain/order';
import { bareItem, bareOrder, bareParcel } from '../../../domain/testing/order';
import { OrderTimeline } from './OrderTimeline';

const sent = '2026-03-03T15:00:00Z';
const arrived = '2026-03-04T12:00:00Z';
const parcel = (moments: Partial<Parcel>): Parcel => ({ ...bareParcel, ...moments });
const [salve, soap] = [productNumber('100123'), productNumber('100124')];
const items = [salve, soap].map((itemId) => ({ ...bareItem, itemId }));

function withdrawn(...itemIds: ProductNumber[]): Pick<Order, 'items' | 'withdrawals'> {
  const gone = itemIds.map((itemId) => ({ itemId, title: '', quantity: 1 }));
  return { items, withdrawals: [{ id: 'w', received: arrived, name: '', email: '', items: gone }] };
}

/** What each step says, and which one is marked as the current one. */
async function stepsOf(order: Partial<Order>): Promise<{ steps: string[]; current: string | undefined }> {
  const { container } = await render(<OrderTimeline order={{ ...bareOrder, ...order }} />);
  const stepText = (step: Element) => [...step.querySelectorAll('p')].map(textOf).join(': ');
  const current = container.querySelector('[aria-current=step]');
  return {
    steps: [...container.querySelectorAll('li')].map(stepText),
    current: current ? stepText(current) : undefined,
  };
}

const received = 'Mottagen: 2 mars 2026';

it.each<[string, Partial<Order>, string[], current: string]>([
  [
    'that is not sent yet',
    { preliminaryDate: '2026-03-05', parcels: [bareParcel] },
    [received, 'Skickad (återstår)', 'Levererad (återstår): Preliminärt 5 mars 2026'],
    received,
  ],
  [
    'of which some parcels are on their way',
    { parcels: [parcel({ dispatched: sent }), bareParcel, bareParcel] },
    [received, 'Skickad (återstår): 1 av 3 paket', 'Levererad (återstår)'],
    received,
  ],
  [
    'of which all parcels are on their way and one has arrived',
    { parcels: [parcel({ dispatched: sent, delivered: arrived }), parcel({ dispatched: sent })] },
    [received, 'Skickad: 3 mars 2026', 'Levererad (återstår): 1 av 2 paket'],
    'Skickad: 3 mars 2026',
  ],
  [
    'that can be collected',
    { pickupPlace: 'Ombudet', parcels: [parcel({ dispatched: sent, delivered: arrived })] },
    [received, 'Skickad: 3 mars 2026', 'Framme på utlämningsstället: 4 mars 2026'],
    'Framme på utlämningsstället: 4 mars 2026',
  ],
  [
    'that was withdrawn from in part',
    { ...withdrawn(salve), parcels: [parcel({ dispatched: sent })] },
    [received, 'Skickad: 3 mars 2026', 'Delvis ångrad: 4 mars 2026', 'Levererad (återstår)'],
    'Delvis ångrad: 4 mars 2026',
  ],
  [
    'that was withdrawn from',
    { ...withdrawn(salve, soap), parcels: [parcel({ dispatched: sent })] },
    [received, 'Skickad: 3 mars 2026', 'Ångrad: 4 mars 2026', 'Levererad (återstår)'],
    'Ångrad: 4 mars 2026',
  ],
  ['that was rejected', { status: 'rejected' }, [received, 'Nekad'], 'Nekad'],
  ['that was cancelled', { status: 'cancelled' }, [received, 'Avbruten'], 'Avbruten'],
])('an order %s', async (_, order, steps, current) => {
  expect(await stepsOf(order)).toEqual({ steps, current });
});
