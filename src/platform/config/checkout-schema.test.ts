import * as v from 'valibot';
import { expect, it } from 'vitest';
import { configIssues } from './config-issues';
import document from './default.json';
import { configSchema } from './schema';

const checkoutOf = (checkout: unknown) => v.parse(configSchema, { ...document, checkout }).checkout;
const byService = { providers: { payment: 'reference', delivery: 'reference' }, redirectOrigins: [] };

it("payment and delivery use the service's own frames when the configuration is missing or invalid", () => {
  for (const broken of [undefined, {}, { providers: { payment: 'okänd' } }, { redirectOrigins: 'alla' }, null])
    expect(checkoutOf(broken)).toEqual(byService);
  expect(checkoutOf({ providers: { payment: 'klarna' } }).providers).toEqual({
    payment: 'klarna',
    delivery: 'reference',
  });
});

it('an unknown provider is a configuration issue', () => {
  expect(configIssues({ ...document, checkout: { providers: { payment: 'okänd' } } })).toEqual([
    expect.stringMatching(/^checkout\.providers\.payment: /),
  ]);
});

it("invalid settings for the frames' server leave the checkout unchanged, and are a configuration issue too", () => {
  const checkout = { ...document.checkout, providerSources: { klarna: ["'self'"] } };
  expect(checkoutOf(checkout)).toEqual({
    providers: document.checkout.providers,
    redirectOrigins: document.checkout.redirectOrigins,
  });
  expect(configIssues({ ...document, checkout })).toEqual([
    expect.stringMatching(/^checkout\.providerSources\.klarna\.0: /),
  ]);
});

it.each(['https://pay.example/', 'https://*.pay.example', 'pay.example', 'javascript:alert(1)', ''])(
  'a payment cannot be configured to lead to %j, which is no origin',
  (origin) => {
    expect(configIssues({ ...document, checkout: { redirectOrigins: ['https://bank.example', origin] } })).toEqual([
      'checkout.redirectOrigins.1: an origin such as https://app.example (no path, no slash at the end)',
    ]);
  },
);
