import { paths } from '../../../routes/paths';
import type { InlineHashes } from '../inline-hashes';
import type { DeployedConfig } from './deployed-config';
import { policyOf } from './policy';
import type { HeaderRules, Headers } from './rules';

export interface Deployment {
  config: DeployedConfig;
  /** Of all documents: only these inline scripts and styles are allowed. */
  inline: InlineHashes;
  /** Absolute, without a trailing slash. */
  publicOrigin: string;
}

/**
 * The headers that protect the site. They follow from what is rendered (hashes of inline scripts and styles) and from
 * the configuration of an environment (which services are called, who may be framed, who may frame).
 */
export function siteRules(deployment: Deployment): HeaderRules & { '/*': Headers } {
  const common = {
    'Content-Security-Policy': policyOf(siteDirectives(deployment)),
    // Addresses contain what a visitor has typed or looked at: not even our own host's tag manager gets more.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': permissions(deployment.config),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Content-Type-Options': 'nosniff',
    ...(isSecure(deployment) && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
  // Anyone with the address of a draft can read it, so the address must not leak.
  const secret = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
  const drafts = paths.preview('*').replace(/\/$/, '');
  const external = withoutTags(deployment);
  return {
    '/*': common,
    ...(external && { '/external/*': external }),
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/external/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    [drafts]: secret,
    [`/external${drafts}`]: { ...external, ...secret },
    '/page-data/drafts/*': secret,
  };
}

/** No tag runs in an app: if the site's documents allow tags more, those of the external shell do not. */
function withoutTags({ config, ...rest }: Deployment): Headers | null {
  const { allows } = config.tagManager ?? {};
  if (!allows || Object.values(allows).every((each) => each.length === 0)) return null;
  const strict = policyOf(siteDirectives({ ...rest, config: { ...config, tagManager: null } }));
  return { 'Content-Security-Policy': strict };
}

/** Pages for developers: they frame the shop, from its own and from other origins. They are never published. */
export function developerRules(deployment: Deployment): HeaderRules {
  const { config } = deployment;
  const framed = ["'self'", ...config.hostOrigins, ...framedOrigins(config)];
  const policy = policyOf({ ...siteDirectives(deployment), 'frame-src': framed });
  return { '/harness/*': { 'Content-Security-Policy': policy }, '/dev/*': { 'Content-Security-Policy': policy } };
}

function isSecure({ publicOrigin }: Deployment): boolean {
  return publicOrigin.startsWith('https:');
}

function siteDirectives(deployment: Deployment): Record<string, string[]> {
  const { config, inline } = deployment;
  const { allows: tags, url: container } = config.tagManager ?? {};
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...originsOf([container]), ...(tags?.script ?? [])],
    'style-src': ["'self'", ...inline.styles],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...originsOf([config.services.media, config.map.tiles?.url]),
      ...(tags?.img ?? []),
    ],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...originsOf([...Object.values(config.services), container, config.flags?.apiHost]),
      ...(tags?.connect ?? []),
    ],
    'frame-src': [...framedOrigins(config), ...(tags?.frame ?? [])],
    'frame-ancestors': ["'self'", ...config.hostOrigins],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['luckan-tag-manager', ...(tags?.trustedTypes ?? [])],
    ...(isSecure(deployment) && { 'upgrade-insecure-requests': [] }),
  };
}

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

function permissions({ frameOrigins }: DeployedConfig): string {
  const payment = ['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ');
  return ['geolocation=(self)', `payment=(${payment})`, ...denied.map((name) => `${name}=()`)].join(', ');
}

/** Origins of the pages that the shop shows or queries in frames. */
function framedOrigins({ frameOrigins, reviews, chat }: DeployedConfig): string[] {
  return [...frameOrigins, ...originsOf([reviews?.frame, chat?.frame])];
}

/** Origins of the absolute URLs among these. */
function originsOf(addresses: (string | undefined)[]): string[] {
  const absolute = addresses.filter((address) => address !== undefined && /^https?:/.test(address));
  return [...new Set(absolute.map((address) => new URL(address as string).origin))].sort();
}
