import { expect, it } from 'vitest';
import { generatePharmacies } from '../../../fixtures/data/pharmacies/pharmacies';
import type { FoundPharmacy, Position } from '../../domain/pharmacy';
import { type Area, areaAround, createClusters, mainPlace } from './clusters';

const all: FoundPharmacy[] = generatePharmacies({ seed: 1, today: '2026-11-25' }).map((pharmacy) => ({
  pharmacy,
  distance: null,
  productAvailability: {},
}));
const lastZoom = 14;
const sweden: Area = { west: 10, south: 55, east: 25, north: 70 };
const clusters = createClusters(all, lastZoom);
const countOf = (spots: ReturnType<typeof clusters.spotsIn>) =>
  spots.reduce((sum, spot) => sum + (spot.kind === 'cluster' ? spot.count : 1), 0);

it('at every zoom level the marks stand for every pharmacy, once', () => {
  for (let zoom = 3; zoom <= lastZoom; zoom += 1) expect(countOf(clusters.spotsIn(sweden, zoom)), `${zoom}`).toBe(500);
  expect(clusters.spotsIn(sweden, 4).length).toBeLessThan(60);
});

it('marks lie a finger’s breadth apart, also half a level before their own: one in thirty may touch another', () => {
  for (let zoom = 3; zoom < lastZoom; zoom += 1) {
    const spots = clusters.spotsIn(sweden, zoom).map(({ position }) => pixelsOf(position, zoom - 0.5));
    const touching = spots.filter((one) => spots.some((other) => other !== one && distance(one, other) < 44));
    expect(touching.length, `${zoom}`).toBeLessThanOrEqual(spots.length / 30 + 1);
  }
});

it('closest, and at fractions of a level, each pharmacy has a mark of its own, in the order of the list', () => {
  const keys = clusters.spotsIn(sweden, lastZoom + 0.5).map(({ key }) => key);
  expect(keys).toEqual(all.map(({ pharmacy }) => pharmacy.id));
});

it('a cluster opens into several marks, which lie in its area; one of them begins where it did in the list', () => {
  const [cluster] = clusters.spotsIn(sweden, 4).flatMap((spot) => (spot.kind === 'cluster' ? [spot] : []));
  if (!cluster) throw new Error('nothing is clustered');
  const opened = clusters.spotsIn(clusters.areaOf(cluster.cluster), clusters.opensAt(cluster.cluster));
  expect(opened.length).toBeGreaterThan(1);
  expect(countOf(opened)).toBeGreaterThanOrEqual(cluster.count);
  expect(opened.map(({ order }) => order)).toContain(cluster.order);
});

it('the sums of a cluster are not changed by reading it, and name the place of most of its pharmacies', () => {
  const read = () => clusters.spotsIn(sweden, 3).map((spot) => (spot.kind === 'cluster' ? spot.places : null));
  expect(read()).toEqual(read());
  for (const spot of clusters.spotsIn(sweden, 3)) {
    if (spot.kind !== 'cluster') continue;
    expect(Object.values(spot.places).reduce((sum, each) => sum + each, 0)).toBe(spot.count);
  }
  expect(mainPlace({ Lund: 1, Malmö: 3 })).toEqual({ name: 'Malmö', isOnly: false });
  expect(mainPlace({ Lund: 1 })).toEqual({ name: 'Lund', isOnly: true });
});

it('a pharmacy stands alone from a level on, and is in a cluster before it', () => {
  for (const { pharmacy } of all.slice(0, 40)) {
    const alone = clusters.standsAloneAt(pharmacy.id);
    if (alone === null) throw new Error('not among them');
    const keysAt = (zoom: number) => clusters.spotsIn(areaAround([pharmacy.position]), zoom).map(({ key }) => key);
    expect(keysAt(alone)).toContain(pharmacy.id);
    expect(keysAt(alone - 1)).not.toContain(pharmacy.id);
  }
  expect(createClusters([], lastZoom).standsAloneAt(all[0]?.pharmacy.id ?? ('' as never))).toBeNull();
});

it('pharmacies at the same spot stand alone closest', () => {
  const [one] = all;
  if (!one) throw new Error('no pharmacies');
  const both = [one, { ...one, pharmacy: { ...one.pharmacy, id: 'other' as typeof one.pharmacy.id } }];
  const same = createClusters(both, lastZoom);
  expect(same.spotsIn(sweden, lastZoom - 1)).toHaveLength(1);
  expect(same.spotsIn(sweden, lastZoom)).toHaveLength(2);
});

/** Where Web Mercator draws a position. */
function pixelsOf({ latitude, longitude }: Position, zoom: number): { x: number; y: number } {
  const size = 256 * 2 ** zoom;
  const angle = (latitude * Math.PI) / 180;
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI);
  return { x: ((longitude + 180) / 360) * size, y: y * size };
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);
