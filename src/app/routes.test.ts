import { expect, it } from 'vitest';
import { pageSchema } from '../api/page-data/schema';
import { createPartLoader } from '../lib/part-loader';
import { fixedPart, pageRoutes, screenRouteAt, screenRoutes, shellFile } from './routes';

const loader = createPartLoader();

it.each(screenRoutes.map((route) => [route.path, route] as const))('%s has a title and a screen', async (_, route) => {
  expect(route.title).not.toBe('');
  expect(await loader.load(route.screen)).toBeTypeOf('function');
});

it.each(pageRoutes.map((route) => [route.template, route] as const))(
  'the template %s has a screen',
  async (_, { screen }) => {
    expect(await loader.load<never>(screen)).toBeTypeOf('function');
  },
);

it('each template of the content source has one row', () => {
  const templates = pageSchema.options.map(({ entries }) => entries.template.literal);
  expect(pageRoutes.map(({ template }) => template).sort()).toEqual(templates.sort());
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
