import { type Coordinates, type LeafletMap, Polygon, SVG } from 'leaflet';
import { yieldToMain } from '../../lib/yield-to-main';
import { readOutline } from './outline';
import * as styles from './outline.css';

/** Below the tiles, so that it shows where one is missing. Each part is drawn on its own, since projecting it takes time. */
export async function drawOutline(map: LeafletMap, removed: AbortSignal): Promise<void> {
  const pane = 'outline';
  map.createPane(pane);
  const renderer = new SVG({ pane, padding: 0.5 });
  const { neighbours, sweden, lakes } = readOutline();
  const parts: [Coordinates[][], string][] = [
    [neighbours, styles.neighbours],
    [sweden, styles.sweden],
    [lakes, styles.lakes],
  ];
  for (const [rings, className] of parts) {
    await yieldToMain();
    if (removed.aborted) return;
    const polygons = rings.map((ring) => [ring]);
    new Polygon(polygons, { className, renderer, pane, interactive: false }).addTo(map);
  }
}
