import { expect, test } from 'vitest';
import { frameRules } from '../../../build/frame-rules.mjs';
import { configIssues } from '../../../src/platform/config/config-issues';
import config from '../../../src/platform/config/default.json';

const publicOrigin = 'https://shop.example';

function policy(changes: object): string {
  return frameRules({ provider: 'klarna', config: { ...config, ...changes }, publicOrigin })['Content-Security-Policy'];
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
