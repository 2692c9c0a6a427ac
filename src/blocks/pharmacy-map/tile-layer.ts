import { type LeafletMap, TileLayer } from 'leaflet';
import type { MapTiles } from '../../platform/config/map-schema';

/** The map's tiles, if there are any. They are hidden until the map has been to where they may be requested of. */
export function tileLayer(map: LeafletMap, tiles: MapTiles | null, onFailure: () => void) {
  const layer = tiles && layerOf(tiles, onFailure);
  let isHidden = tiles !== null;
  let isAllowed = false;

  return {
    isHidden: () => isHidden,
    /** Before the map moves: no tiles are requested of where it goes, unless they are allowed. */
    withhold(withholds: boolean): void {
      isHidden = withholds && !isAllowed;
      if (isHidden) layer?.remove();
    },
    /** From now on, wherever the map goes. */
    allow(): void {
      isAllowed = true;
      isHidden = false;
    },
    show(): void {
      layer?.addTo(map);
    },
  };
}

function layerOf({ url, maxZoom }: MapTiles, onFailure: () => void): TileLayer {
  return new TileLayer(url, { maxZoom, crossOrigin: false, referrerPolicy: 'strict-origin' }).on(
    'tileerror',
    onFailure,
  );
}
