import { useLingui } from '@lingui/react/macro';
import { formatDistance } from '../../i18n/distance';
import { mainPlace, type Spot } from './clusters';
import type { MarkTexts } from './map-marks';

/** What the map's marks are called. */
export function useMarkTexts(): MarkTexts & { origin: string } {
  const { t } = useLingui();
  return {
    origin: t`Här söker du`,
    name(spot: Spot): string {
      if (spot.kind === 'pharmacy') {
        const { pharmacy, distance } = spot.found;
        const { name } = pharmacy;
        if (distance === null) return name;
        const away = formatDistance(distance);
        return t`${name}, ${away} bort`;
      }
      const { count } = spot;
      const { name: place, isOnly } = mainPlace(spot.places);
      return isOnly ? t`Visa ${count} apotek i ${place}` : t`Visa ${count} apotek i ${place} med omnejd`;
    },
    caption(spot: Spot): string {
      return spot.kind === 'pharmacy' ? spot.found.pharmacy.name : mainPlace(spot.places).name;
    },
  };
}
