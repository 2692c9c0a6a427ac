// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import type { FoundPharmacy, PharmacyStock } from '../../domain/pharmacy';
import { type FinderState, initialState, noFilters } from './finder-state';
import type { Subject } from './subject';
import { row, subject } from './testing/search-answers';
import type { Pharmacies } from './use-listed-pharmacies';
import { useStatusText } from './use-status-text';

interface Searched {
  state: FinderState;
  subjects: readonly Subject[];
  list: Pick<Pharmacies, 'ofSearch' | 'loaded' | 'totalPages' | 'failed'>;
}

function Status({ state, subjects, list }: Searched) {
  return <p>{useStatusText(state, subjects, list as Pharmacies)}</p>;
}

const everywhere = initialState;
const nearMe = { ...initialState, nearMe: true };
const nearLund = { ...initialState, place: 'Lund' };
const filtered = { filters: { ...noFilters, languages: ['ar'] } };
const stockOnly = { inStockOnly: true };
const [one, two] = [[subject], [subject, subject]];
const pharmacy = (stock: PharmacyStock) => row(1, stock) as unknown as FoundPharmacy;
const [has, lacks] = [[pharmacy('inStock')], [pharmacy('outOfStock')]];
const withoutDistance = [{ ...pharmacy('inStock'), distance: null }];

async function textOf(state: FinderState, subjects: readonly Subject[], list: Partial<Searched['list']>) {
  const whole = { ofSearch: undefined, loaded: 1, totalPages: 1, failed: false, ...list };
  const { container } = await render(<Status state={state} subjects={subjects} list={whole} />);
  return container.textContent?.replaceAll('\u00a0', ' ');
}

it.each<[FinderState, readonly Subject[], readonly FoundPharmacy[], text: string]>([
  [nearMe, [], has, 'Apotek nära dig'],
  [nearMe, [], [], 'Vi hittar inga apotek i närheten av din position.'],
  [{ ...nearMe, ...filtered }, [], [], 'Inget apotek i närheten av dig passar filtren.'],
  [nearMe, one, lacks, 'Varan finns inte i lager på något apotek i närheten av dig.'],
  [{ ...nearMe, ...stockOnly }, one, [], 'Varan finns inte i lager på något apotek i närheten av dig.'],
  [nearMe, two, lacks, 'Inget apotek i närheten av dig har alla varorna i lager.'],
  [nearLund, [], has, 'Apotek nära ”Lund”'],
  [nearLund, [], withoutDistance, 'Sökresultat för: Lund'],
  [nearLund, [], [], 'Vi hittar inga apotek i närheten av ”Lund”.'],
  [{ ...nearLund, ...filtered }, [], [], 'Inget apotek i närheten av ”Lund” passar filtren.'],
  [nearLund, one, lacks, 'Varan finns inte i lager på något apotek i närheten av ”Lund”.'],
  [nearLund, two, lacks, 'Inget apotek i närheten av ”Lund” har alla varorna i lager.'],
  [everywhere, [], has, 'Alla apotek'],
  [{ ...everywhere, ...filtered }, [], has, 'Alla apotek som passar dina val'],
  [everywhere, [], [], 'Vi hittar inga apotek.'],
  [{ ...everywhere, ...filtered }, [], [], 'Inget apotek passar filtren.'],
  [everywhere, one, lacks, 'Varan finns inte i lager på något apotek.'],
  [everywhere, two, lacks, 'Inget apotek har alla varorna i lager.'],
])('what a search has found is told (%#)', async (state, subjects, ofSearch, text) => {
  expect(await textOf(state, subjects, { ofSearch })).toBe(text);
});

it('that none of those shown has a product is not reported while there are more', async () => {
  expect(await textOf(nearMe, one, { ofSearch: lacks, totalPages: 2 })).toBe('Apotek nära dig');
});

it('a search that is under way is reported, one that has failed is not', async () => {
  expect(await textOf(nearMe, one, {})).toBe('Hämtar lagersaldo');
  expect(await textOf(nearMe, [], {})).toBe('Hämtar apotek');
  expect(await textOf(nearMe, one, { failed: true })).toBe('');
});
