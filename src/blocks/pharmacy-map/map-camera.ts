import type { Coordinates, Corners, LeafletMap } from 'leaflet';
import type { Position } from '../../domain/pharmacy';
import type { Area } from './clusters';

interface Needs {
  map: LeafletMap;
  firstZoom: number;
  lastZoom: number;
  /** Moves are not animated. */
  isStill(): boolean;
  /** The question about tiles covers the lower edge. */
  hasQuestion(): boolean;
}

/** Around the marks; the map's buttons lie at its right edge, its question about tiles at the lower one. */
const padding = { left: 40, right: 90, above: 56, below: 40, belowWithQuestion: 170 };

/** Moves the map to what is to be seen, clear of what lies on it. */
export function mapCamera({ map, firstZoom, lastZoom, isStill, hasQuestion }: Needs) {
  const animation = (): object => (isStill() ? { animate: false } : {});

  return {
    animation,

    /** Shows all of an area, at most as close as `closest` and at least as close as `least`. */
    goTo(area: Area, closest: number, least = firstZoom): void {
      const corners: Corners = [
        [area.south, area.west],
        [area.north, area.east],
      ];
      const { left, right, above } = padding;
      const below = hasQuestion() ? padding.belowWithQuestion : padding.below;
      const fitting = map.getBoundsZoom(corners, false, [left + right, above + below]);
      const zoom = Math.min(lastZoom, Math.max(least, Math.min(closest, fitting)));
      const { x, y } = map.project(centreOf(map, area), zoom);
      const { lat, lng } = map.unproject({ x: x + (right - left) / 2, y: y + (below - above) / 2 }, zoom);
      map.setView([lat, lng], zoom, animation());
    },

    /** Shows a position, from at least as close as `least`; a map that is close enough moves no more than it must. */
    bringIntoView({ latitude, longitude }: Position, least: number): void {
      if (map.getZoom() < least) map.setView([latitude, longitude], least, animation());
      else
        map.panInside([latitude, longitude], {
          paddingTopLeft: [60, 70],
          paddingBottomRight: [90, 70],
          ...animation(),
        });
    },
  };
}

function centreOf(map: LeafletMap, { west, south, east, north }: Area): Coordinates {
  const middle = map.unproject(
    {
      x: (map.project([north, west], 0).x + map.project([south, east], 0).x) / 2,
      y: (map.project([north, west], 0).y + map.project([south, east], 0).y) / 2,
    },
    0,
  );
  return [middle.lat, middle.lng];
}
