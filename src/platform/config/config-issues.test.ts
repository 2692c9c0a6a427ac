import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { configIssues } from './config-issues';
import document from './default.json';
import { configSchema } from './schema';

const anOrigin = 'an origin such as https://app.example (no path, no slash at the end)';
const aHost = 'an origin such as https://app.example or capacitor://localhost (no path, no slash at the end)';
const anAddress = 'a path that begins with one slash, or an address that begins with https:// or http://';
const aPage = 'an address that begins with https:// or http://';

const operatorWith = (changes: object) => ({ ...document, operator: { ...document.operator, ...changes } });

/** The paths to the values of a document that pass the test. */
function pathsTo(isSought: (value: unknown) => boolean, value: unknown = document, path: string[] = []): string[][] {
  const here = isSought(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([key, each]) => pathsTo(isSought, each, [...path, key]))];
}

/** The default configuration with another value at a path. */
function changedAt(path: string[], change: (old: unknown) => unknown, value: unknown = document): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = changedAt(rest, change, copy[key]);
  return copy;
}

it('the default configuration is valid', () => {
  expect(configIssues(document)).toEqual([]);
});

describe('origins that may frame the shop or be framed by it', () => {
  it.each([
    'https://a.example; script-src *',
    'https://a.example;sandbox',
    "https://a.example,'unsafe-inline'",
    'https://a.example/',
    'https://a.example/path',
    'https://a.example?',
    'https://a.example https://b.example',
    'https://*.a.example',
    'https://*',
    'https://A.example',
    'https://a.example:443',
    'https://a.example.',
    'https://user@a.example',
    'https:a.example',
    'https://',
    'https:',
    'a.example',
    'null',
    '*',
    '',
    7,
  ])('%j is none', (origin) => {
    expect(configIssues({ ...document, hostOrigins: [origin] })).toEqual([`hostOrigins.0: ${aHost}`]);
    expect(configIssues({ ...document, frameOrigins: ['https://a.example', origin] })).toEqual([
      `frameOrigins.1: ${anOrigin}`,
    ]);
  });

  it.each(['https://a.example', 'https://xn--apotek-9xa.example:8443', 'http://localhost:4180', 'http://[::1]:4180'])(
    '%s is one',
    (origin) => {
      expect(configIssues({ ...document, hostOrigins: [origin], frameOrigins: [origin] })).toEqual([]);
    },
  );

  it('an app’s own page may have the shop in a frame, but is no frame of it', () => {
    expect(configIssues({ ...document, hostOrigins: ['capacitor://localhost'] })).toEqual([]);
    expect(configIssues({ ...document, hostOrigins: ['app://a; script-src *'] })).toEqual([`hostOrigins.0: ${aHost}`]);
    expect(configIssues({ ...document, frameOrigins: ['capacitor://localhost'] })).toEqual([
      `frameOrigins.0: ${anOrigin}`,
    ]);
  });
});

describe("schemes of the apps' own links", () => {
  it.each(['app:', 'se.luckan.app:', 'luckan-app:'])('%s is one', (scheme) => {
    expect(configIssues({ ...document, appSchemes: [scheme] })).toEqual([]);
  });

  it.each(['app', 'app://', 'App:', 'javascript:', 'data:', 'blob:', 'file:', 'vbscript:', 'about:', '', 7])(
    '%j is none, which the shop ignores and the build names',
    (scheme) => {
      const changed = { ...document, appSchemes: ['app:', scheme] };
      expect(v.parse(configSchema, changed).appSchemes).toEqual([]);
      expect(configIssues(changed)).toEqual([
        "appSchemes.1: the scheme of an app's own links with its colon, such as minapp: (in small letters; none of a browser's own)",
      ]);
    },
  );
});

describe('addresses', () => {
  it.each([
    'javascript:alert(1)',
    'www.lakemedelsverket.se',
    '/om/',
    'https:lakemedelsverket.se',
    'https://a.example;b/',
    'https://a example/',
    'https://user@a.example/',
    'ftp://a.example/',
    '',
  ])('%j is no page of an authority or of an app', (url) => {
    expect(configIssues(operatorWith({ authority: { name: 'Läkemedelsverket', url } }))).toEqual([
      `operator.authority.url: ${aPage}`,
    ]);
    expect(configIssues(operatorWith({ euLogoUrl: url }))).toEqual([`operator.euLogoUrl: ${aPage}`]);
    expect(configIssues(operatorWith({ apps: [{ store: 'App Store', url }] }))).toEqual([
      `operator.apps.0.url: ${aPage}`,
    ]);
  });

  it.each([
    'api/orders',
    '//orders.example',
    '/\\orders.example',
    '/api orders',
    'orders.example',
    'https://a.example;sandbox',
    'javascript:alert(1)',
    'HTTPS://orders.example',
    '',
  ])('%j is no address of a service', (address) => {
    for (const service of Object.keys(document.services))
      expect(configIssues({ ...document, services: { ...document.services, [service]: address } })).toEqual([
        `services.${service}: ${anAddress}`,
      ]);
    expect(configIssues({ ...document, flags: { ...document.flags, apiHost: address } })).toEqual([
      `flags.apiHost: ${anAddress}`,
    ]);
  });

  it.each([
    '/',
    '/api/orders',
    'https://orders.example',
    'https://Orders.example:8443/v1',
    'http://127.0.0.1:4180/api',
  ])('%s is one', (address) => {
    const services = { ...document.services, orders: address };
    expect(configIssues({ ...document, services, flags: { ...document.flags, apiHost: address } })).toEqual([]);
  });
});

it.each(['2', -1, 1.5, null])(
  '%j is no revision of consent: the shop takes 0 or the number, the build names it',
  (revision) => {
    const changed = { ...document, consentRevision: revision };
    expect(v.parse(configSchema, changed).consentRevision).toBe(typeof revision === 'number' ? revision : 0);
    expect(configIssues(changed)).toEqual(['consentRevision: a whole number, 0 or more']);
  },
);

it.each(pathsTo((value) => typeof value !== 'object' || value === null).map((path) => path.join('.')))(
  'nonsense at %s does not pass as a default',
  (path) => {
    const issues = configIssues(changedAt(path.split('.'), () => Number.NaN));
    expect(issues).toEqual([expect.stringContaining(`${path}: `)]);
  },
);

describe('misspelt keys', () => {
  const objects = pathsTo((value) => typeof value === 'object' && value !== null && !Array.isArray(value));

  it.each(objects.map((path) => [...path, 'hostOrigin'].join('.')))('%s is named, and the shop ignores it', (path) => {
    const changed = changedAt(path.split('.').slice(0, -1), (old) => ({ ...(old as object), hostOrigin: [] }));
    expect(configIssues(changed)).toEqual([expect.stringContaining(`${path}: there is no such key here, only `)]);
    expect(v.parse(configSchema, changed)).toEqual(v.parse(configSchema, document));
  });

  it('the message lists the keys that there are', () => {
    expect(configIssues({ ...document, themes: { ...document.themes, b2b: 'green' } })).toEqual([
      'themes.b2b: there is no such key here, only b2c, doktor-se',
    ]);
  });

  it('those in a part that the default configuration leaves out are named too', () => {
    const attribution = { text: '© Kartan', link: 'https://tiles.example' };
    const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution, maxZoom: 18 };
    expect(configIssues({ ...document, map: { tiles } })).toEqual([
      'map.tiles.attribution.link: there is no such key here, only text, url',
    ]);
  });
});

it.each([null, 7, 'text', []])('%j is no configuration', (nothing) => {
  expect(configIssues(nothing)).not.toEqual([]);
});
