import * as v from 'valibot';
import { expect, it } from 'vitest';
import { configIssues } from './config-issues';
import document from './default.json';
import { configSchema } from './schema';

const checkoutOf = (checkout: unknown) => v.parse(configSchema, { ...document, checkout }).checkout;
const byService = { providers: { payment: 'reference', delivery: 'reference' }, redirectOrigins: [] };

it('the pages that the service names show payment and delivery where nothing is said that fits', () => {
  for (const broken of [undefined, {}, { providers: { payment: 'okänd' } }, { redirectOrigins: 'alla' }, null])
    expect(checkoutOf(broken)).toEqual(byService);
  expect(checkoutOf({ providers: { payment: 'klarna' } }).providers).toEqual({
    payment: 'klarna',
    delivery: 'reference',
  });
});

it('a provider that the shop does not know is an issue of the configuration', () => {
  expect(configIssues({ ...document, checkout: { providers: { payment: 'okänd' } } })).toEqual([
    expect.stringMatching(/^checkout\.providers\.payment: /),
  ]);
});

it("what only the frames' server reads can be broken without changing the checkout, and is an issue too", () => {
  const checkout = { ...document.checkout, providerSources: { klarna: ["'self'"] } };
  expect(checkoutOf(checkout)).toEqual({
    providers: document.checkout.providers,
    redirectOrigins: document.checkout.redirectOrigins,
  });
  expect(configIssues({ ...document, checkout })).toEqual([
    expect.stringMatching(/^checkout\.providerSources\.klarna\.0: /),
  ]);
});
