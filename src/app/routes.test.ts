import { expect, it } from 'vitest';
import { createPartLoader } from '../lib/part-loader';
import { pageRoutes } from './page-routes';
import { fixedPart, screenRouteAt, screenRoutes, shellFile } from './routes';

const loader = createPartLoader();

it.each(screenRoutes.map((route) => [route.path, route] as const))('%s has a title and a screen', async (_, route) => {
  expect(route.title).not.toBe('');
  expect(await loader.load(route.screen)).toBeTypeOf('function');
});

it.each(Object.entries(pageRoutes))('the template %s has a screen', async (_, { screen }) => {
  expect(await loader.load<never>(screen)).toBeTypeOf('function');
});

it('each row has an address and a shell document of its own', () => {
  expect(screenRoutes.map(({ path }) => screenRouteAt(path)?.path)).toEqual(screenRoutes.map(({ path }) => path));
  const files = screenRoutes.map(shellFile);
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('_shell/kassa-tack.html');
  expect(files).toContain('_shell/preview-id.html');
});

it.each(['/kundklubb/finns-inte/', '/recept/doktor-se/finns-inte/', '/preview/', '/preview/0123/mer/', '/hud/'])(
  'no client screen is at %s: it is a page, or does not exist',
  (path) => {
    expect(screenRouteAt(path)).toBeUndefined();
  },
);

it('an address with a parameter matches its row', () => {
  const route = screenRouteAt('/preview/0123/');
  expect(route && fixedPart(route)).toBe('/preview/');
});
