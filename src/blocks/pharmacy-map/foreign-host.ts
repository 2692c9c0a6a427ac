import type { MapTiles } from '../../platform/config/map-schema';

/** The host of tiles that do not come from where the document does; null if they do. @param document its address */
export function foreignHost({ url }: Pick<MapTiles, 'url'>, document: string): string | null {
  const tiles = new URL(url, document);
  return tiles.origin === new URL(document).origin ? null : tiles.host;
}
