import { expect, test } from 'vitest';
import config from '../../../platform/config/default.json';
import { documentHeaders, headerFiles } from './header-files';

const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };
const headersOf = (changes: object, publicOrigin = 'https://shop.example') =>
  documentHeaders({ config: { ...config, ...changes }, inline, publicOrigin });
const policy = (changes: object) => headersOf(changes)['Content-Security-Policy'];

test('services of another origin may be called, unconfigured ones may not', () => {
  const { services } = config;
  const text = policy({
    services: { ...services, orders: 'https://orders.example/v1', media: 'https://media.example' },
    flags: { apiHost: 'https://flags.example', clientKey: 'x' },
  });
  expect(text).toMatch(/connect-src 'self'[^;]* https:\/\/orders\.example/);
  expect(text).toMatch(/connect-src 'self'[^;]* https:\/\/flags\.example/);
  expect(text).toMatch(/img-src [^;]*https:\/\/media\.example/);
  expect(policy({ errorReporting: null })).toMatch(/connect-src 'self';/);
});

test('errors are sent to the shop’s own host: the policy allows no error-reporting service', () => {
  const dsn = 'https://key@errors.example/7';
  expect(policy({ errorReporting: { dsn, tunnel: '/api/error-reports' } })).toBe(policy({ errorReporting: null }));
  expect(policy({ errorReporting: { dsn, tunnel: 'https://errors.example/reports' } })).not.toContain('errors.example');
});

test('tiles of the map come from their configured origin', () => {
  const tiles = {
    url: 'https://tiles.example/v1/{z}/{x}/{y}.png',
    attribution: { text: '© Kartan', url: null },
    maxZoom: 18,
  };
  expect(policy({ map: { tiles } })).toMatch(/img-src [^;]*https:\/\/tiles\.example[ ;]/);
  expect(policy({ map: { tiles: null } })).not.toContain('tiles.example');
});

test('only configured hosts may embed the shop, and only configured frames are embedded', () => {
  const text = policy({
    hostOrigins: ['https://app.example'],
    frameOrigins: ['https://pay.example'],
    reviews: { frame: 'https://reviews.example/frames/reviews/' },
    chat: { frame: 'https://chat.example/frames/chat/' },
  });
  expect(text).toContain("frame-ancestors 'self' https://app.example;");
  expect(text).toContain('frame-src https://pay.example https://chat.example https://reviews.example;');
  expect(policy({ frameOrigins: [], reviews: null, chat: null })).toContain("frame-src 'none';");
});

test('scripts run from the shop itself, by hash, or from the tag manager if there is one', () => {
  expect(
    policy({ tagManager: { id: 'X', url: 'https://tags.example/gtm.js', source: 'https://company.example/gtm.js' } }),
  ).toContain("script-src 'self' 'sha256-script' https://tags.example;");
  expect(policy({ tagManager: null })).toContain("script-src 'self' 'sha256-script';");
});

test('tags may reach what the operator lists, on the site alone', () => {
  const allows = {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com'],
    img: ['https://www.google.se'],
    frame: ['https://td.doubleclick.net'],
    trustedTypes: ['goog#html'],
  };
  const deployed = { ...config, tagManager: { ...config.tagManager, allows } };
  const files = headerFiles({ config: deployed, inline, publicOrigin: 'https://shop.example' });
  const rules = JSON.parse(files['site/headers.json']);
  const text = rules['/*']['Content-Security-Policy'];
  expect(text).toContain("script-src 'self' 'sha256-script' https://www.googletagmanager.com;");
  expect(text).toMatch(/connect-src 'self'[^;]* https:\/\/\*\.google-analytics\.com;/);
  expect(text).toMatch(/img-src 'self'[^;]* https:\/\/www\.google\.se;/);
  expect(text).toMatch(/frame-src [^;]*https:\/\/td\.doubleclick\.net;/);
  expect(text).toMatch(/trusted-types luckan-tag-manager goog#html/);
  for (const pattern of ['/external/*', '/external/preview/*'])
    expect(rules[pattern]['Content-Security-Policy'], pattern).not.toMatch(/google|doubleclick|goog#html/);
  const [common = '', external = ''] = files['site/_headers'].split('\n/external/*\n');
  expect(common, 'hosts that join rules').toContain('googletagmanager');
  expect(external).not.toMatch(/googletagmanager/);
});

test('transport security is only declared on https', () => {
  expect(headersOf({}, 'https://shop.example')).toHaveProperty('Strict-Transport-Security');
  expect(headersOf({}, 'http://localhost:4180')).not.toHaveProperty('Strict-Transport-Security');
});

test('other sites learn of a page no more than its origin: an address may have what was searched for', () => {
  const files = headerFiles({ config, inline, publicOrigin: 'https://shop.example' });
  expect(JSON.parse(files['site/headers.json'])['/*']).toHaveProperty('Referrer-Policy', 'strict-origin');
});

test('drafts are not stored, not indexed, and their address does not leak, wherever they are shown', () => {
  const files = headerFiles({ config, inline, publicOrigin: 'https://shop.example' });
  const rules = JSON.parse(files['site/headers.json']);
  for (const pattern of ['/preview/*', '/external/preview/*', '/page-data/drafts/*'])
    expect(rules[pattern], pattern).toMatchObject({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    });
});

test('a page that a host answers among the assets cannot be framed or run anything', () => {
  const files = headerFiles({ config, inline, publicOrigin: 'https://shop.example' });
  const rules = JSON.parse(files['site/headers.json']);
  for (const pattern of ['/assets/*', '/external/assets/*'])
    expect(rules[pattern]['Content-Security-Policy'], pattern).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  // Such hosts join the rules: the policy of `/*` holds below assets too, and no rule repeats it.
  const policies = files['site/_headers'].match(/^ {2}Content-Security-Policy: .*$/gm);
  expect(policies).toHaveLength(1);
  expect(files['site/_headers'].indexOf(policies?.[0] ?? '')).toBeLessThan(files['site/_headers'].indexOf('/assets/*'));
});
