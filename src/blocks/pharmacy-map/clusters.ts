import Supercluster from 'supercluster';
import type { FoundPharmacy, Pharmacy, PharmacyId, Position } from '../../domain/pharmacy';

/** What the map needs to know of a pharmacy. */
export interface MapPharmacy extends Pick<FoundPharmacy, 'distance'> {
  pharmacy: Pick<Pharmacy, 'id' | 'name' | 'place' | 'position'>;
}

/** Degrees of a part of the map. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What the map marks at one spot. `order` is the position in the list, of a cluster that of its first pharmacy. */
export type Spot =
  | { kind: 'pharmacy'; key: string; order: number; position: Position; found: MapPharmacy }
  | { kind: 'cluster'; key: string; order: number; position: Position; cluster: number; count: number; places: Places };

/** How many pharmacies of a cluster each place has. */
export type Places = Readonly<Record<string, number>>;

export interface Clusters {
  /** Of an area at a zoom level, in the order of the list. */
  spotsIn(area: Area, zoom: number): Spot[];
  /** The corners that contain all pharmacies of a cluster. */
  areaOf(cluster: number): Area;
  /** The first zoom level at which a cluster falls apart. */
  opensAt(cluster: number): number;
  /** The first zoom level at which a pharmacy has a marker of its own; null if it is not among them. */
  standsAloneAt(id: PharmacyId): number | null;
}

interface Point {
  order: number;
}

/** Distance in pixels below which pharmacies share a mark: those of 44 px seldom overlap, also half a level before. */
const radius = 72;

/** Groups pharmacies that lie close together on the map. At `lastZoom` and above each one stands alone. */
export function createClusters(pharmacies: readonly MapPharmacy[], lastZoom: number): Clusters {
  const index = new Supercluster<Point, Point>({
    radius,
    extent: 256,
    maxZoom: lastZoom - 1,
    map: ({ order }) => ({ order }),
    reduce(sum, added) {
      sum.order = Math.min(sum.order, added.order);
    },
  }).load(
    pharmacies.map(({ pharmacy: { position } }, order) => ({
      type: 'Feature',
      properties: { order },
      geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
    })),
  );
  const membersOf = (cluster: number) =>
    index
      .getLeaves(cluster, Number.POSITIVE_INFINITY)
      .flatMap(({ properties }) => pharmacies[properties.order]?.pharmacy ?? []);

  /** Of the clusters that have been in view: to add them up for all levels takes longer than grouping itself. */
  const places = new Map<number, Places>();
  function placesOf(cluster: number): Places {
    const found = places.get(cluster) ?? countPlaces(membersOf(cluster));
    places.set(cluster, found);
    return found;
  }

  function spotsIn({ west, south, east, north }: Area, zoom: number): Spot[] {
    const spots = index.getClusters([west, south, east, north], Math.round(zoom)).flatMap((feature): Spot[] => {
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      const { properties } = feature;
      if ('cluster_id' in properties) {
        const { cluster_id: cluster, point_count: count, order } = properties;
        const position = { latitude, longitude };
        const places = placesOf(cluster);
        return [{ kind: 'cluster', key: `cluster ${cluster}`, order, position, cluster, count, places }];
      }
      const found = pharmacies[properties.order];
      if (!found) return [];
      const { id, position } = found.pharmacy;
      return [{ kind: 'pharmacy', key: id, order: properties.order, position, found }];
    });
    return spots.sort((a, b) => a.order - b.order);
  }

  return {
    spotsIn,
    areaOf: (cluster) => areaAround(membersOf(cluster).map(({ position }) => position)),
    opensAt: (cluster) => index.getClusterExpansionZoom(cluster),
    standsAloneAt(id) {
      const found = pharmacies.find(({ pharmacy }) => pharmacy.id === id);
      if (!found) return null;
      const area = areaAround([found.pharmacy.position]);
      for (let zoom = 0; zoom < lastZoom; zoom += 1) if (spotsIn(area, zoom).some(({ key }) => key === id)) return zoom;
      return lastZoom;
    },
  };
}

function countPlaces(pharmacies: readonly MapPharmacy['pharmacy'][]): Places {
  const counts: Record<string, number> = {};
  for (const { place } of pharmacies) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

/** The place that most of a cluster's pharmacies are in, and whether all of them are. */
export function mainPlace(places: Places): { name: string; isOnly: boolean } {
  const [main] = Object.entries(places).sort(([, a], [, b]) => b - a);
  return { name: main?.[0] ?? '', isOnly: Object.keys(places).length === 1 };
}

/** The smallest area that contains these positions, a little beyond a single one. */
export function areaAround(positions: readonly Position[]): Area {
  const margin = 1e-6;
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes) - margin,
    south: Math.min(...latitudes) - margin,
    east: Math.max(...longitudes) + margin,
    north: Math.max(...latitudes) + margin,
  };
}
