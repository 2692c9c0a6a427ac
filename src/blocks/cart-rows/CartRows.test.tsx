// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { byRole } from '../../../tests/support/render';
import { openAt, searchService } from '../../../tests/support/search';
import { beforeStart } from '../../cart/view';
import type { CartRow } from '../../domain/cart';
import { productNumber } from '../../domain/ids';
import { ore, zero } from '../../domain/money';
import { CartRows } from './CartRows';

const row = (itemId: string, title: string, activeSubstance: string): CartRow => ({
  itemId: productNumber(itemId),
  title,
  subTitle: '',
  path: `/produkt/vara-${itemId}/`,
  picture: null,
  quantity: 1,
  marketingSensitive: false,
  substance: null,
  unitPrice: ore(4_900),
  totalPrice: ore(4_900),
  discount: zero,
  promotions: [],
  stock: 50,
  maxQuantity: 2,
  activeSubstance,
});

it('two medicines with one substance cannot be raised above its limit, and the reason is given', async () => {
  searchService({});
  const rows = [
    row('1', 'Pareda', 'paracetamol'),
    row('2', 'Lindamol', 'paracetamol'),
    row('3', 'Ibuvera', 'ibuprofen'),
  ];
  await openAt('/', <CartRows rows={rows} view={beforeStart} onEmptied={() => {}} />);
  const isAtLimit = (title: string) =>
    byRole('button', `Öka antalet av ${title}`).getAttribute('aria-disabled') === 'true';
  expect(['Pareda', 'Lindamol', 'Ibuvera'].map(isAtLimit)).toEqual([true, true, false]);
  const reasons = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  const reason = 'Du kan köpa högst 2 förpackningar med paracetamol per beställning.';
  expect(reasons.filter((text) => text === reason)).toHaveLength(2);
});
