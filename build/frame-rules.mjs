import { policyOf } from './policy.mjs';

/**
 * The headers of our page around a provider's script: the script, its frames and its calls come from the configured
 * sources alone, and only the shop, and whoever may frame the shop, may frame it. `{nonce}` stands for the page's own.
 */
export function frameRules({ provider, config, publicOrigin }) {
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
