import { useLingui } from '@lingui/react/macro';
import type { FoundPharmacy } from '../../domain/pharmacy';
import type { StockNearby } from '../../domain/pharmacy-stock';
import type { SearchPosition } from './use-search-position';

/** The status of a search in one sentence; `nearby` is undefined while loading. */
export function useStatusText(
  { location }: SearchPosition,
  nearby: StockNearby | undefined,
  found: readonly FoundPharmacy[] = [],
): string {
  const { t } = useLingui();
  switch (nearby) {
    case undefined:
      return t`Hämtar lagersaldo`;
    case 'noPharmacies':
      return location === undefined
        ? t`Vi hittar inga apotek i närheten av din position.`
        : t`Vi hittar inga apotek i närheten av ”${location}”.`;
    case 'noStock':
      return location === undefined
        ? t`Varan finns inte i lager på något apotek i närheten av dig.`
        : t`Varan finns inte i lager på något apotek i närheten av ”${location}”.`;
    case 'some':
      if (location === undefined) return t`Apotek nära dig`;
      // Without distances the query was a street or a name, so "near" would be wrong.
      return found.some(({ distance }) => distance !== null)
        ? t`Apotek nära ”${location}”`
        : t`Sökresultat för: ${location}`;
  }
}
