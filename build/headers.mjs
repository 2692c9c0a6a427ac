import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeWithCopies } from './compress.mjs';
import { readJson, write } from './files.mjs';
import { writeFrameHeaders } from './frame-pages.mjs';
import { policyOf } from './policy.mjs';

/** @typedef {Record<string, Record<string, string>>} HeaderRules path pattern -> headers */

/**
 * The headers that protect the site. They follow from what is rendered (hashes of inline scripts and styles) and from
 * the configuration of an environment (which services are called, who may be framed, who may frame).
 * @returns {HeaderRules}
 */
export function headerRules({ config, inline, publicOrigin }) {
  const common = {
    'Content-Security-Policy': policyOf(siteDirectives(config, inline, publicOrigin)),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions(config),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Content-Type-Options': 'nosniff',
    ...(publicOrigin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
  // Anyone with the address of a draft can read it, so the address must not leak.
  const secret = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
  return {
    '/*': common,
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/external/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/preview/*': secret,
    '/external/preview/*': secret,
    '/page-data/drafts/*': secret,
  };
}

/** Pages for developers: they frame the shop, from its own and from other origins. They are never published. */
function developerRules({ config, inline, publicOrigin }) {
  const directives = siteDirectives(config, inline, publicOrigin);
  const policy = policyOf({ ...directives, 'frame-src': ["'self'", ...config.hostOrigins, ...framedOrigins(config)] });
  return { '/harness/*': { 'Content-Security-Policy': policy }, '/dev/*': { 'Content-Security-Policy': policy } };
}

function siteDirectives(config, inline, publicOrigin) {
  const services = originsOf([...Object.values(config.services), config.tagManager?.url]);
  const media = originsOf([config.services.media]);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...originsOf([config.tagManager?.url])],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    'frame-src': framedOrigins(config),
    'frame-ancestors': ["'self'", ...config.hostOrigins],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['luckan-tag-manager'],
    ...(publicOrigin.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
}

function permissions({ frameOrigins }) {
  const payment = ['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ');
  const denied = [
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'usb',
  ];
  return ['geolocation=(self)', `payment=(${payment})`, ...denied.map((name) => `${name}=()`)].join(', ');
}

/** Origins of the pages that the shop shows or queries in frames. */
function framedOrigins({ frameOrigins, reviews }) {
  return [...frameOrigins, ...originsOf([reviews?.frame])];
}

/** Origins of the absolute URLs among these. */
function originsOf(addresses) {
  return [
    ...new Set(addresses.filter((address) => /^https?:/.test(address ?? '')).map((address) => new URL(address).origin)),
  ].sort();
}

/** Writes the rules for our server and for static hosts (in the `_headers` format, where matching rules are merged). */
export async function writeHeaders(root, { config, inline, publicOrigin }) {
  const rules = headerRules({ config, inline, publicOrigin });
  const site = path.join(root, 'dist/site');
  const served = wholeSets({ ...rules, ...developerRules({ config, inline, publicOrigin }) });
  await write(path.join(site, 'headers.json'), `${JSON.stringify(served, null, 2)}\n`);
  await write(path.join(site, '_headers'), staticHostFormat(rules));
}

/** Headers that browsers only use on documents: more than a kilobyte that scripts and styles need not carry. */
const ofDocuments = ['Content-Security-Policy', 'Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'];

/** Our server uses the longest matching pattern, so each pattern lists all headers that apply. */
function wholeSets({ '/*': common, ...special }) {
  const ofFiles = Object.fromEntries(Object.entries(common).filter(([name]) => !ofDocuments.includes(name)));
  const sets = Object.entries(special).map(([pattern, headers]) => [
    pattern,
    { ...(pattern.endsWith('/assets/*') ? ofFiles : common), ...headers },
  ]);
  return { '/*': common, ...Object.fromEntries(sets) };
}

/**
 * Hosts join headers that several rules set, so `/*` omits what another rule sets. Of several referrer policies a
 * browser uses the last one.
 */
function staticHostFormat(rules) {
  const special = new Set(
    Object.entries(rules).flatMap(([pattern, headers]) => (pattern === '/*' ? [] : Object.keys(headers))),
  );
  special.delete('Referrer-Policy');
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const kept = Object.entries(headers).filter(([name]) => pattern !== '/*' || !special.has(name));
      return `${pattern}\n${kept.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
    })
    .join('\n');
}

/** The values that are part of the built pages and their inline scripts: changing one requires a new build. */
export function builtValues({ config: { appCookie, themes, services }, publicOrigin }) {
  return { appCookie, themes, 'services.media': services.media, publicOrigin };
}

/** `--headers`: writes configuration and headers of the built site for another environment. */
export async function rewriteHeaders(root, { config, publicOrigin: wantedOrigin }) {
  const [inline, built] = await Promise.all(
    ['inline-hashes', 'built-values'].map((name) => readJson(path.join(root, `dist/${name}.json`))),
  );
  if (!inline || !built) throw new Error('There is no built site yet: npm run build');
  const publicOrigin = wantedOrigin ?? built.publicOrigin;
  const wanted = builtValues({ config, publicOrigin });
  const changed = Object.keys(wanted).filter((name) => !isDeepStrictEqual(wanted[name], built[name]));
  if (changed.length > 0)
    throw new Error(
      `${changed.join(', ')}: these stand in the built pages. Build for this environment instead: npm run build -- --config … --origin …`,
    );
  await writeConfig(root, config);
  await writeHeaders(root, { config, inline, publicOrigin });
  await writeFrameHeaders(root, { config, publicOrigin });
}

/** Writes the configuration next to both shells. */
export async function writeConfig(root, config) {
  for (const folder of ['site', 'external'])
    await writeWithCopies(
      path.join(root, 'dist', folder, 'config.json'),
      JSON.stringify(config),
      path.join(root, '.cache/compressed'),
    );
}
