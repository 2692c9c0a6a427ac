// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import { testQueries, withQueries } from '../../../tests/support/queries';
import { render } from '../../../tests/support/render';
import type { CartProblem } from '../../cart/view';
import type { CartRow } from '../../domain/cart';
import { productNumber } from '../../domain/ids';
import { ore, zero } from '../../domain/money';
import { EditableRow } from './EditableRow';

const row: CartRow = {
  itemId: productNumber('1'),
  title: 'Handkräm',
  subTitle: '100 ml',
  path: '/produkt/handkram-1/',
  picture: null,
  quantity: 1,
  marketingSensitive: false,
  substance: null,
  unitPrice: ore(5000),
  totalPrice: ore(5000),
  discount: zero,
  promotions: [],
  stock: 0,
  maxQuantity: null,
  activeSubstance: null,
};
const queries = testQueries();
const shown = (changes: Partial<CartRow>, problem: CartProblem | null = null) =>
  withQueries(
    <EditableRow
      row={{ ...row, ...changes }}
      rows={[]}
      pending={false}
      takesFocus={false}
      problem={problem}
      onQuantity={() => {}}
      onRemove={() => {}}
      onFollow={() => {}}
    />,
    queries,
  );

it.each([1, 3])('a product that is out of stock says so, at a quantity of %i', async (quantity) => {
  const { container } = await render(shown({ quantity }));
  expect(container.textContent).toContain('Slut i lager online');
  expect(container.textContent).not.toContain('inte fler än');
});

it('a refused row comes into view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { show } = await render(shown({ stock: 5 }));
  expect(scrolled).not.toHaveBeenCalled();
  const change = { kind: 'add', itemId: row.itemId, quantity: 1 } as const;
  await show(shown({ stock: 5 }, { change, failure: { kind: 'network' } }));
  expect(scrolled).toHaveBeenCalledOnce();
});

it('what an offer takes off another quantity is a placeholder, not a sum', async () => {
  const { container } = await render(shown({ stock: 5, quantity: 3, totalPrice: ore(15_000), discountUnknown: true }));
  expect(container.textContent).not.toContain('150');
});
