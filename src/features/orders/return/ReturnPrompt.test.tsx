// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../../tests/support/render';
import { productNumber } from '../../../domain/ids';
import { ore } from '../../../domain/money';
import type { Order } from '../../../domain/order';
import { bareItem, bareOrder, bareParcel } from '../../../domain/testing/order';
import { ReturnPrompt } from './ReturnPrompt';

const salve = { ...bareItem, itemId: productNumber('100123') };

async function linkOf(order: Partial<Order>): Promise<string | null | undefined> {
  const { container } = await render(<ReturnPrompt order={{ ...bareOrder, items: [salve], ...order }} />);
  return container.querySelector('a')?.textContent;
}

it('what can be returned has the way to its slip', async () => {
  expect(await linkOf({})).toBe('Returnera varor');
});

it('a purchase whose days have passed keeps it: a slip that was made is still used', async () => {
  expect(await linkOf({ status: 'delivered', asOf: '2027-01-01T12:00:00Z' })).toBe('Returnera varor');
});

const bread = { ...salve, foodstuff: true };
const pills = { ...salve, itemId: productNumber('100124'), itemType: 'prescription', prescription: true } as const;
const withdrawal = { id: 'w', received: '2026-03-03T12:00:00Z', name: 'Eva', email: 'e@e.se' };

it.each<[string, Partial<Order>]>([
  ['food', { items: [bread] }],
  ['food that is on its way', { items: [bread], parcels: [{ ...bareParcel, dispatched: '2026-03-03T12:00:00Z' }] }],
  ['food and what is on prescription', { items: [bread, pills] }],
  ['what cost nothing', { items: [{ ...salve, totalPrice: ore(0) }] }],
])('no slip is promised for only %s, unless the customer has withdrawn from it', async (_, order) => {
  const text = async (withdrawals: Order['withdrawals'] = []) => {
    const shown = <ReturnPrompt order={{ ...bareOrder, ...order, withdrawals }} />;
    return (await render(shown)).container.textContent;
  };
  const promised = await text();
  expect(promised).toContain('Varor ur det här köpet tar vi bara tillbaka om du ångrar dem.');
  expect(promised).not.toContain('retursedel');
  expect(promised).toContain('Se vad som gäller');
  expect(await text([{ ...withdrawal, items: [{ itemId: salve.itemId, title: '', quantity: 1 }] }])).toMatch(
    /retursedel.*Returnera varor/,
  );
});

it.each<[string, Partial<Order>]>([
  ['whose products are all exempt', { items: [{ ...salve, itemType: 'otc' }] }],
  ['that is paid in a pharmacy', { paymentMethod: 'alreadyPaidInPharmacy' }],
  ['of which a pharmacy has registered a return', { returnedInPharmacy: true }],
])('a purchase %s is not offered to be returned, only to be read about', async (_, order) => {
  expect(await linkOf(order)).toBe('Se vad som gäller för returer');
});
