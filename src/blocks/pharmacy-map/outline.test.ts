import { expect, it } from 'vitest';
import { generatePharmacies } from '../../../fixtures/data/pharmacies/pharmacies';
import { decode, readOutline } from './outline';

it('reads an encoded polyline', () => {
  // The format's own example, at five decimals: (38.5, -120.2), (40.7, -120.95), (43.252, -126.453).
  expect(decode('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    [3850, -12020],
    [4070, -12095],
    [4325.2, -12645.3],
  ]);
});

it('the rings are closed and lie in the north of Europe', () => {
  const { neighbours, sweden, lakes } = readOutline();
  for (const ring of [...neighbours, ...sweden, ...lakes]) {
    expect(ring.length).toBeGreaterThan(3);
    expect(ring.at(-1)).toEqual(ring[0]);
    const outside = ring.filter(([lat, lng]) => lat < 54 || lat > 72 || lng < 3 || lng > 33);
    expect(outside).toEqual([]);
  }
});

it('nearly all pharmacies lie inside Sweden: invented ones on the coast may lie a few hundred metres off it', () => {
  const { sweden } = readOutline();
  const all = generatePharmacies({ seed: 1, today: '2026-11-25' });
  const inside = all.filter(({ position }) => sweden.some((ring) => contains(ring, position)));
  expect(inside.length / all.length).toBeGreaterThan(0.93);
});

/** Counts the edges east of the position. */
function contains(ring: [number, number][], { latitude, longitude }: { latitude: number; longitude: number }): boolean {
  let isInside = false;
  for (const [n, [lat, lng]] of ring.entries()) {
    const [nextLat, nextLng] = ring[(n + 1) % ring.length] ?? [lat, lng];
    if (lat > latitude === nextLat > latitude) continue;
    if (longitude < lng + ((latitude - lat) / (nextLat - lat)) * (nextLng - lng)) isInside = !isInside;
  }
  return isInside;
}
