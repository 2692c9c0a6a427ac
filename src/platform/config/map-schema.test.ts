import * as v from 'valibot';
import { expect, it } from 'vitest';
import { configIssues } from './config-issues';
import document from './default.json';
import { mapDefaults } from './map-schema';
import { configSchema } from './schema';

const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: { text: '© Kartan' }, maxZoom: 18 };
const mapOf = (map: unknown) => v.parse(configSchema, { ...document, map }).map;

it('the map has the configured tiles, or the outline alone when the configuration is missing or invalid', () => {
  expect(mapOf({ tiles })).toEqual({ tiles: { ...tiles, attribution: { text: '© Kartan', url: null } } });
  expect(mapDefaults).toEqual({ tiles: null });
  for (const broken of [undefined, {}, { tiles: 'alla' }, { tiles: { ...tiles, maxZoom: 3 } }, null])
    expect(mapOf(broken)).toEqual({ tiles: null });
});

it.each(['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}.png', 'data:{z}{x}{y}', ''])(
  'the tile address %s is a configuration issue',
  (url) => {
    expect(configIssues({ ...document, map: { tiles: { ...tiles, url } } })).not.toEqual([]);
    expect(mapOf({ tiles: { ...tiles, url } }).tiles).toBeNull();
  },
);
