// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../../tests/support/render';
import { ExpiringNotice } from './ExpiringNotice';

it.each([
  [false, 'be vården om ett nytt recept'],
  [true, 'be veterinären om ett nytt recept'],
])('who writes a new prescription is said; of animals: %s', async (ofAnimals, text) => {
  const { container } = await render(
    <ExpiringNotice count={2} isSorted={false} onSort={() => {}} ofAnimals={ofAnimals} />,
  );
  expect(container.textContent).toContain(text);
});
