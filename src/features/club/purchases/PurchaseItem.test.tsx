// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render, textOf } from '../../../../tests/support/render';
import { orderId } from '../../../domain/ids';
import { ore } from '../../../domain/money';
import type { PurchaseFacts } from '../../../domain/purchases';
import { PurchaseItem } from './PurchaseItem';

const purchase: PurchaseFacts = {
  id: 'o',
  type: 'ONLINE',
  orderDate: '2026-01-15T12:00:00Z',
  orderId: orderId('o'),
  orderNumber: '123456789',
  pharmacy: null,
  total: ore(9_900),
  outcome: null,
};

const linksOf = async (isPrescribed: boolean) => {
  const { container } = await render(
    <PurchaseItem purchase={purchase} isPrescribed={isPrescribed} content={() => null} />,
  );
  return [...container.querySelectorAll('a')].map(textOf);
};

it('products are offered to be returned, prescription goods are not', async () => {
  const order = 'Orderbekräftelse och status för köpet 15 januari 2026';
  expect(await linksOf(false)).toEqual([order, 'Returnera varor ur köpet 15 januari 2026']);
  expect(await linksOf(true)).toEqual([order]);
});
