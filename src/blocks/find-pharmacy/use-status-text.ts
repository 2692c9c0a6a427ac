import { useLingui } from '@lingui/react/macro';
import type { FoundPharmacy } from '../../domain/pharmacy';
import { stockNearby } from '../../domain/pharmacy-stock';
import { type FinderState, isFiltered, showsStock } from './finder-state';
import type { Subject } from './subject';
import type { Pharmacies } from './use-listed-pharmacies';

/** The status of a search in one sentence; empty while it has failed. */
export function useStatusText(
  state: FinderState,
  subjects: readonly Subject[],
  { ofSearch: found, loaded, totalPages, failed }: Pharmacies,
): string {
  const { t } = useLingui();
  const inStockOnly = state.inStockOnly && showsStock(subjects);
  const near = useNearText(state, isFiltered(state) || inStockOnly);
  if (!found) {
    if (failed) return '';
    return subjects.length > 0 ? t`Hämtar lagersaldo` : t`Hämtar apotek`;
  }
  const nearby = stockNearby(subjects, { content: [...found], last: loaded >= totalPages }, inStockOnly);
  if (nearby === 'some') return near.some(found);
  if (isFiltered(state) && found.length === 0) return near.filtered();
  return nearby === 'noStock' ? near.noStock(subjects.length) : near.none();
}

/** The sentences, by where the search was: near the visitor, near a place, or everywhere. */
function useNearText({ nearMe, place }: FinderState, isNarrowed: boolean) {
  const { t } = useLingui();
  if (nearMe) {
    return {
      some: () => t`Apotek nära dig`,
      none: () => t`Vi hittar inga apotek i närheten av din position.`,
      filtered: () => t`Inget apotek i närheten av dig passar filtren.`,
      noStock: (products: number) =>
        products === 1
          ? t`Varan finns inte i lager på något apotek i närheten av dig.`
          : t`Inget apotek i närheten av dig har alla varorna i lager.`,
    };
  }
  if (place === '') {
    return {
      some: () => (isNarrowed ? t`Alla apotek som passar dina val` : t`Alla apotek`),
      none: () => t`Vi hittar inga apotek.`,
      filtered: () => t`Inget apotek passar filtren.`,
      noStock: (products: number) =>
        products === 1 ? t`Varan finns inte i lager på något apotek.` : t`Inget apotek har alla varorna i lager.`,
    };
  }
  return {
    // Without distances the query was a street or a name, so "near" would be wrong.
    some: (found: readonly FoundPharmacy[]) =>
      found.some(({ distance }) => distance !== null) ? t`Apotek nära ”${place}”` : t`Sökresultat för: ${place}`,
    none: () => t`Vi hittar inga apotek i närheten av ”${place}”.`,
    filtered: () => t`Inget apotek i närheten av ”${place}” passar filtren.`,
    noStock: (products: number) =>
      products === 1
        ? t`Varan finns inte i lager på något apotek i närheten av ”${place}”.`
        : t`Inget apotek i närheten av ”${place}” har alla varorna i lager.`,
  };
}
