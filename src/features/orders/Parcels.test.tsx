// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render, textOf } from '../../../tests/support/render';
import { productNumber } from '../../domain/ids';
import type { Parcel } from '../../domain/order';
import { bareItem, bareOrder, bareParcel } from '../../domain/testing/order';
import { Parcels } from './Parcels';

const salve = { ...bareItem, itemId: productNumber('100123'), quantity: 2 };

async function textsOf(...parcels: Partial<Parcel>[]): Promise<(string | null)[]> {
  const all = parcels.map((parcel, index) => ({ ...bareParcel, number: index + 1, ...parcel }));
  const { container } = await render(<Parcels order={{ ...bareOrder, items: [salve], parcels: all }} />);
  return [...container.querySelectorAll('h2, h3, p, ul, span:not(:has(span)), a')].map(textOf);
}

it.each<[string, Partial<Parcel>, text: string]>([
  [
    'that goes a way without tracking',
    { tracking: 'unsupported' },
    'Paket med det här leveranssättet går inte att spåra.',
  ],
  ['that has not been sent', { tracking: 'supported' }, 'Paketet går att spåra när det har skickats.'],
  ['with a number alone', { tracking: 'supported', trackingNumber: 'LU1SE' }, 'Kollinummer LU1SE'],
])('a parcel %s', async (_, parcel, text) => {
  expect(await textsOf(parcel)).toEqual(expect.arrayContaining(['Ditt paket', 'Paket 1', text]));
});

it('a parcel of which the service reports nothing about tracking shows nothing either', async () => {
  expect(await textsOf({})).toEqual(['Ditt paket', 'Paket 1']);
});

it('a parcel that is tracked leads to its carrier', async () => {
  await textsOf({ trackingNumber: 'LU1SE', trackingUrl: 'https://carrier.example/LU1SE' });
  const link = document.querySelector('a');
  expect(link?.textContent).toBe('Spåra paket 1 (öppnas i en ny flik)');
  expect(link?.href).toBe('https://carrier.example/LU1SE');
});

it('several parcels show what is in each', async () => {
  const texts = await textsOf({ itemIds: [productNumber('100123')] }, { kind: 'cooled' });
  expect(texts).toEqual(expect.arrayContaining(['Dina 2 paket', 'Paket 1', '2 st Salva', 'Kylvaror']));
});

it('the name of a product in a parcel never breaks between a number and its unit', async () => {
  const item = { ...salve, title: 'Salva 30 g' };
  const parcels = [1, 2].map((number) => ({ ...bareParcel, number, itemIds: [productNumber('100123')] }));
  const { container } = await render(<Parcels order={{ ...bareOrder, items: [item], parcels }} />);
  expect(container.textContent).toContain('2\u00a0st Salva 30\u00a0g');
});

it('several parcels show how far each has come, one alone does not: the order shows it', async () => {
  const dispatched = '2026-03-03T15:00:00Z';
  const arrived = { dispatched, delivered: '2026-03-04T12:00:00Z' };
  const texts = await textsOf(arrived, { dispatched }, {});
  expect(texts.filter((text) => /Levererad|Skickad/.test(text ?? ''))).toEqual([
    'Levererad 4 mars 2026',
    'Skickad 3 mars 2026',
  ]);
  expect(await textsOf(arrived)).toEqual(['Ditt paket', 'Paket 1']);
});

it.each([
  [null, {}, 'Levererad'],
  ['Ombudet', {}, 'Framme på utlämningsstället'],
  ['Ombudet', { delivered: '2026-03-04T12:00:00Z' }, 'Framme på utlämningsstället 4 mars 2026'],
])('delivered parcels of an order to %s with %j', async (pickupPlace, moments, message) => {
  const parcels = [1, 2].map((number) => ({ ...bareParcel, number, ...moments }));
  const order = { ...bareOrder, status: 'delivered' as const, pickupPlace, parcels };
  const { container } = await render(<Parcels order={order} />);
  expect([...container.querySelectorAll('p')].map(textOf)).toEqual([message, message]);
});
