// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { FilterChips } from './FilterChips';
import { initialState, noFilters } from './finder-state';

const state = { ...initialState, filters: { ...noFilters, languages: ['fi', 'xx-link'] } };

async function chipsOf(names: Readonly<Record<string, string>>): Promise<(string | null)[]> {
  const { container } = await render(
    <FilterChips nameOf={(_, id) => names[id]} state={state} onChange={() => {}} onEmptied={() => {}} />,
  );
  return [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
}

it('a filter that the service does not know, as in somebody’s link, is not shown', async () => {
  const [only, ...others] = await chipsOf({ fi: 'Finska' });
  expect(only).toContain('Finska');
  expect(others).toEqual([]);
});

it('before the service has answered there are none', async () => {
  expect(await chipsOf({})).toEqual([]);
  expect(document.querySelector('ul')).toBeNull();
});
