import { parseDeployed } from './deployed-config';
import { frameRules } from './frame-rules';
import { policyOf } from './policy';
import type { HeaderRules, Headers } from './rules';
import { type Deployment, developerRules, siteRules } from './site-rules';

/** A deployment with its configuration as read from a file. */
type Unparsed = Omit<Deployment, 'config'> & { config: unknown };

function parse({ config, ...others }: Unparsed): Deployment {
  return { ...others, config: parseDeployed(config) };
}

/** The headers of the shop's documents. */
export function documentHeaders(unparsed: Unparsed): Headers {
  return siteRules(parse(unparsed))['/*'];
}

/**
 * The rules of a deployment as files below `dist`: for our server, for static hosts (in the `_headers` format, where
 * matching rules are merged), and for the origin of the pages around providers' scripts.
 */
export function headerFiles(unparsed: Unparsed) {
  const deployment = parse(unparsed);
  const rules = siteRules(deployment);
  const frames = (['klarna', 'ingrid'] as const).map((provider) => [
    `/frames/${provider}/`,
    frameRules({ provider, ...deployment }),
  ]);
  return {
    'site/headers.json': json(wholeSets({ ...rules, ...developerRules(deployment) })),
    'site/_headers': staticHostFormat(rules),
    'frames/headers.json': json(Object.fromEntries(frames)),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Headers that browsers only use on documents: more than a kilobyte that scripts and styles need not carry. */
const ofDocuments = ['Content-Security-Policy', 'Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'];

/** In place of the policy of documents: a page that a host answers among the assets can do nothing, and is not framed. */
const closed = policyOf({ 'default-src': [], 'base-uri': [], 'form-action': [], 'frame-ancestors': [] });

/** Our server uses the longest matching pattern, so each pattern lists all headers that apply. */
function wholeSets({ '/*': common = {}, ...special }: HeaderRules): HeaderRules {
  const remaining = Object.entries(common).filter(([name]) => !ofDocuments.includes(name));
  const ofFiles = { ...Object.fromEntries(remaining), 'Content-Security-Policy': closed };
  const sets = Object.entries(special).map(([pattern, headers]) => [
    pattern,
    { ...(pattern.endsWith('/assets/*') ? ofFiles : common), ...headers },
  ]);
  return { '/*': common, ...Object.fromEntries(sets) };
}

/**
 * Hosts join headers that several rules set, so `/*` omits what another rule sets. Of several referrer policies a
 * browser uses the last one, and of several content security policies all.
 */
function staticHostFormat(rules: HeaderRules): string {
  const special = new Set(
    Object.entries(rules).flatMap(([pattern, headers]) => (pattern === '/*' ? [] : Object.keys(headers))),
  );
  special.delete('Referrer-Policy');
  special.delete('Content-Security-Policy');
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const left = Object.entries(headers).filter(([name]) => pattern !== '/*' || !special.has(name));
      return `${pattern}\n${left.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
    })
    .join('\n');
}
