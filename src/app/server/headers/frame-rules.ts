import type { DeployedConfig } from './deployed-config';
import { policyOf } from './policy';
import type { Headers } from './rules';

interface FrameInput {
  provider: 'klarna' | 'ingrid';
  config: Pick<DeployedConfig, 'checkout' | 'hostOrigins'>;
  publicOrigin: string;
}

/**
 * The headers of our page around a provider's script (`src/frames`): script, frames and calls may only use the
 * configured sources, and only the shop, and the hosts that may frame the shop, may frame the page. `{nonce}` stands
 * for the page's own.
 */
export function frameRules({ provider, config, publicOrigin }: FrameInput): Headers {
  const sources = config.checkout?.providerSources?.[provider] ?? [];
  const policy = policyOf({
    'default-src': [],
    'script-src': ["'nonce-{nonce}'", ...sources],
    'style-src': ["'self'", ...sources],
    'img-src': ['data:', ...sources],
    'font-src': sources,
    'connect-src': ["'self'", ...sources],
    'frame-src': sources,
    'frame-ancestors': [publicOrigin, ...config.hostOrigins],
    'form-action': [],
    'base-uri': [],
    'object-src': [],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['luckan-snippet', 'default'],
  });
  return {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
}
