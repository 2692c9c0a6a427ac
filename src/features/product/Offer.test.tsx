// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { Offer } from './Offer';

const isNew = { ...card(productNumber('100001')), newProduct: true };

it('a new product says so, a new prescription medicine does not', async () => {
  await render(<Offer product={isNew} before={isNew} />);
  expect(document.body.textContent).toContain('Nyhet');
  document.body.replaceChildren();
  const prescribed = { ...isNew, itemType: 'prescription' as const };
  await render(<Offer product={prescribed} before={prescribed} />);
  expect(document.body.textContent).not.toContain('Nyhet');
});
