// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import { type FinderState, initialState, noFilters } from '../../blocks/find-pharmacy/finder-state';
import { NothingFound } from './NothingFound';

const textFor = async (state: Partial<FinderState>) => {
  const { container } = await render(<NothingFound address={{ ...initialState, ...state }} onAll={vi.fn()} />);
  return container.querySelector('p')?.textContent;
};
const filters = { ...noFilters, languages: ['tyska'] };

it('an unknown place may be misspelt; where filters leave nothing, one of them goes', async () => {
  expect(await textFor({ place: 'Visbu' })).toBe('Kontrollera stavningen, eller sök på en större ort i närheten.');
  expect(await textFor({ place: 'Visby', filters })).toBe('Ta bort ett filter, eller sök på en annan ort.');
  expect(await textFor({ nearMe: true, filters })).toBe('Ta bort ett filter, eller sök på en annan ort.');
  expect(await textFor({ nearMe: true })).toBeUndefined();
});
