import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PharmacyId, Position } from '../../domain/pharmacy';
import { useMedia } from '../../lib/use-media';
import type { MapTiles } from '../../platform/config/map-schema';
import { media } from '../../ui/theme/media';
import type { MapPharmacy } from './clusters';
import { yieldToPage } from './gestures';
import { createMapView, type MapView } from './map-view';
import { useMarkTexts } from './use-mark-texts';

interface MapViewInput {
  tiles: MapTiles | null;
  /** One finger moves the map instead of scrolling the page. */
  moving: boolean;
  pharmacies: readonly MapPharmacy[];
  around: readonly MapPharmacy[] | undefined;
  origin: Position | undefined;
  withholdsTiles: boolean;
  selected: PharmacyId | null;
  onSelect: ((id: PharmacyId | null) => void) | undefined;
}

/** Leaflet's map in the element of `surface`, which shows what React knows. */
export function useMapView({
  tiles,
  moving,
  pharmacies,
  around,
  origin,
  withholdsTiles,
  selected,
  onSelect,
}: MapViewInput) {
  const surface = useRef<HTMLDivElement>(null);
  const still = useMedia(media.lessMotion);
  const texts = useMarkTexts();
  const [view, setView] = useState<MapView | null>(null);
  const [inView, setInView] = useState<number | null>(null);
  const [tilesFailed, setTilesFailed] = useState(false);
  const canSelect = onSelect !== undefined;
  const isMoving = useEffectEvent(() => moving);
  const select = useEffectEvent((id: PharmacyId | null) => onSelect?.(id));
  const withholds = useEffectEvent(() => withholdsTiles);
  const latestTexts = useEffectEvent(() => texts);

  useEffect(() => {
    const container = surface.current;
    const around = container?.parentElement;
    if (!container || !around) return;
    const created = createMapView({
      container,
      still,
      tiles,
      texts: latestTexts(),
      canSelect,
      onSelect: (id) => select(id),
      onRest: setInView,
      onTileFailure: () => setTilesFailed(true),
    });
    const release = yieldToPage(around, () => isMoving());
    setView(created);
    return () => {
      release();
      created.remove();
      setView(null);
    };
  }, [still, tiles, canSelect]);

  useEffect(() => {
    void view?.show({ pharmacies, from: origin, around, withholdsTiles: withholds() });
  }, [view, pharmacies, origin, around]);
  useEffect(() => {
    void view?.select(selected);
  }, [view, selected]);

  return { surface, view, inView, tilesFailed };
}
