import { expect, it, vi } from 'vitest';
import { createPartLoader } from '../../lib/part-loader';
import { pageScreen, screenRouteAt } from '../routes';
import { isFetchedInView, loadLikelyScreen } from './likely-screen';

/** The parts loaded for a path. */
async function loadedAt(path: string): Promise<unknown[]> {
  const load = vi.fn();
  await loadLikelyScreen({ ...createPartLoader(), load }, path);
  return load.mock.calls.map(([part]) => part);
}

it.each([
  ['/', 'home'],
  ['/produkt/plaster-100124/', 'product'],
  ['/rad/', 'root'],
  ['/rad/feber/', 'content'],
  ['/varumarken/', 'brands'],
  ['/varumarken/apoliva/', 'brand'],
  ['/kampanjer/', 'campaigns'],
  ['/kampanjer/var/', 'campaign'],
  ['/lakartjanst/', 'doctor-service'],
  ['/hitta-apotek/', 'find-pharmacy'],
  ['/hitta-apotek/uppsala-lan/', 'pharmacy-region'],
  ['/hitta-apotek/uppsala-lan/uppsala/', 'pharmacy-region'],
  ['/hitta-apotek/uppsala-lan/uppsala-4100/', 'pharmacy'],
  ['/hud/ansikte/', 'category'],
] as const)('at %s a page of the template %s is expected', async (path, template) => {
  expect(await loadedAt(path)).toEqual([pageScreen(template)]);
});

it('a screen without page data is known by its address', async () => {
  expect(await loadedAt('/kassa/')).toEqual([screenRouteAt('/kassa/')?.screen]);
});

it('only the product screen is fetched before any intent', () => {
  expect(isFetchedInView('/produkt/plaster-100124/')).toBe(true);
  expect(isFetchedInView('/hud/')).toBe(false);
  expect(isFetchedInView('/kassa/')).toBe(false);
});
