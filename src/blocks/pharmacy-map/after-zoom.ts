import type { LeafletMap } from 'leaflet';

/** Leaflet ignores moves while it zooms. @returns what runs a move now, or once the map has zoomed */
export function afterZoomOf(map: LeafletMap): (run: () => void) => void {
  const waiting: (() => void)[] = [];
  let isZooming = false;

  map.on('zoomanim', () => {
    isZooming = true;
  });
  map.on('zoomend', () => {
    isZooming = false;
    for (const run of waiting.splice(0)) run();
  });
  return (run) => {
    if (isZooming) waiting.push(run);
    else run();
  };
}
