// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { PharmacyStockBadge } from './PharmacyStockBadge';

it.each([
  ['inStock', 'Finns i lager'],
  ['fewInStock', 'Få kvar i lager'],
  ['hasSubstitutionInStock', 'Utbytbart läkemedel finns i lager'],
  ['outOfStock', 'Slut i lager'],
  ['unknown', 'Lagersaldo okänt'],
] as const)('%s is shown as "%s"', async (stock, text) => {
  const { container } = await render(<PharmacyStockBadge stock={stock} />);
  expect(container.textContent).toBe(text);
});
