import { useLingui } from '@lingui/react/macro';
import { formatDistance } from '../../i18n/distance';
import { mainPlace, type Spot } from './clusters';
import type { MarkTexts } from './map-marks';

/** What the map's marks are called, beginning with what is written on them: who says that presses the mark. */
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
      return isOnly
        ? t`${place}, ${count} apotek, visa dem`
        : t`${place}, ${count} apotek här och i omnejden, visa dem`;
    },
    caption(spot: Spot): string {
      return spot.kind === 'pharmacy' ? spot.found.pharmacy.name : mainPlace(spot.places).name;
    },
  };
}
