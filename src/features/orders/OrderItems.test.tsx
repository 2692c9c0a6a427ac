// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { withQueries } from '../../../tests/support/queries';
import { render } from '../../../tests/support/render';
import { bareItem, bareOrder } from '../../domain/testing/order';
import { OrderItems } from './OrderItems';

it('the names of products, and of what they replace, never break between a number and its unit', async () => {
  const item = { ...bareItem, title: 'Alvedon 500 mg 20 st', prescription: true, insteadOf: 'Panodil 500 mg' };
  const { container } = await render(withQueries(<OrderItems order={{ ...bareOrder, items: [item] }} />));
  expect(container.textContent).toContain('Alvedon 500\u00a0mg 20\u00a0st');
  expect(container.textContent).toContain('I stället för Panodil 500\u00a0mg');
});
