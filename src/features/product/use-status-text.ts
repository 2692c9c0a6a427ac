import { useLingui } from '@lingui/react/macro';
import type { PharmacySearch } from '../../api/pharmacy/queries';
import type { StockNearby } from '../../domain/pharmacy-stock';

/** What is said of a search in one sentence; `nearby` is undefined until it is answered. */
export function useStatusText({ location }: Pick<PharmacySearch, 'location'>, nearby: StockNearby | undefined): string {
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
      return location === undefined ? t`Apotek nära dig` : t`Apotek nära ”${location}”`;
  }
}
