// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { NoneFound } from './NoneFound';

it('a medicine may be an animal’s, for which the veterinarian prescribes', async () => {
  const { container } = await render(<NoneFound hasOwn hasAnimals />);
  expect(container.textContent).toContain(
    'Prata med vården om du behöver ett, eller med veterinären om varan är till ett djur.',
  );
});
