// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import { type FinderState, initialState, noFilters } from '../../blocks/find-pharmacy/finder-state';
import { NothingFound } from './NothingFound';

const textFor = async (state: Partial<FinderState>) => {
  const { container } = await render(<NothingFound address={{ ...initialState, ...state }} onAll={vi.fn()} />);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
};
const filters = { ...noFilters, languages: ['tyska'] };

it('an unknown place may be misspelt; where there are filters, one of them may be too much', async () => {
  const spelling = 'Kontrollera stavningen, eller sök på en större ort i närheten.';
  expect(await textFor({ place: 'Visbu' })).toEqual([spelling]);
  expect(await textFor({ place: 'Visby', filters })).toEqual(['Ta bort ett filter.', spelling]);
  expect(await textFor({ nearMe: true, filters })).toEqual(['Ta bort ett filter.']);
  expect(await textFor({ nearMe: true })).toEqual([]);
});
