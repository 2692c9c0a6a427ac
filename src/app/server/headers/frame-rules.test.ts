import { expect, test } from 'vitest';
import { configIssues } from '../../../platform/config/config-issues';
import config from '../../../platform/config/default.json';
import { parseDeployed } from './deployed-config';
import { frameRules } from './frame-rules';

const publicOrigin = 'https://shop.example';

function policy(changes: object) {
  const deployed = parseDeployed({ ...config, ...changes });
  return frameRules({ provider: 'klarna', config: deployed, publicOrigin })['Content-Security-Policy'];
}

test('a provider’s script, frames and calls may only use its sources', () => {
  const text = policy({
    checkout: { providerSources: { klarna: ['https://js.klarna.example'], ingrid: ['https://other.example'] } },
  });
  for (const directive of ['script-src', 'frame-src', 'connect-src', 'style-src', 'img-src', 'font-src'])
    expect(text).toMatch(new RegExp(`${directive} [^;]*https://js\\.klarna\\.example`));
  expect(text).not.toContain('other.example');
});

test('without sources only our own script runs', () => {
  expect(policy({ checkout: { providerSources: {} } })).toContain("script-src 'nonce-{nonce}';");
  expect(policy({ checkout: { providerSources: {} } })).toContain("frame-src 'none';");
});

test('only the shop and the hosts that may frame it may frame the page', () => {
  expect(policy({ hostOrigins: ['https://app.example'] })).toContain(
    'frame-ancestors https://shop.example https://app.example;',
  );
});

test.each(["'unsafe-inline'", 'https://a.example; script-src *', '*', 'data:', 'https://a.example https://b.example'])(
  'a configuration that names %s as a source is invalid',
  (source) => {
    expect(configIssues({ ...config, checkout: { providerSources: { klarna: [source] } } })).toHaveLength(1);
  },
);
