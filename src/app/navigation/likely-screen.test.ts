import { expect, it, vi } from 'vitest';
import { pageRoutes, screenRouteAt } from '../routes';
import { isFetchedInView, loadLikelyScreen } from './likely-screen';

it.each([
  ['/', 'start'],
  ['/produkt/plaster-100124/', 'product'],
  ['/rad/', 'root'],
  ['/rad/feber/', 'content'],
  ['/varumarken/', 'brands'],
  ['/varumarken/apoliva/', 'brand'],
  ['/kampanjer/', 'campaigns'],
  ['/kampanjer/var/', 'campaign'],
  ['/lakartjanst/', 'doctor-service'],
  ['/hud/ansikte/', 'category'],
] as const)('at %s a page of the template %s is expected', async (path, template) => {
  const load = vi.spyOn(pageRoutes[template].screen, 'load').mockRejectedValue(new Error('fetched'));
  await expect(loadLikelyScreen(path)).rejects.toThrow('fetched');
  load.mockRestore();
});

it('a screen without page data is known by its address', async () => {
  const screen = screenRouteAt('/kassa/')?.screen;
  if (!screen) throw new Error('no such row');
  vi.spyOn(screen, 'load').mockRejectedValue(new Error('fetched'));
  await expect(loadLikelyScreen('/kassa/')).rejects.toThrow('fetched');
});

it("only a product's screen is fetched before anybody means to go there", () => {
  expect(isFetchedInView('/produkt/plaster-100124/')).toBe(true);
  expect(isFetchedInView('/hud/')).toBe(false);
  expect(isFetchedInView('/kassa/')).toBe(false);
});
