// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { withQueries } from '../../../../tests/support/queries';
import { render } from '../../../../tests/support/render';
import { ore } from '../../../domain/money';
import { PurchaseContent } from './PurchaseContent';

it('the names of products, and of what they replace, never break between a number and its unit', async () => {
  const row = {
    itemId: null,
    title: 'Alvedon 500 mg 20 st',
    path: null,
    quantity: 1,
    unitPrice: ore(4_900),
    amount: ore(4_900),
    forWhom: null,
    insteadOf: 'Panodil 500 mg',
  };
  const { container } = await render(withQueries(<PurchaseContent rows={[row]} />));
  expect(container.textContent).toContain('Alvedon 500\u00a0mg 20\u00a0st');
  expect(container.textContent).toContain('I stället för Panodil 500\u00a0mg');
});
