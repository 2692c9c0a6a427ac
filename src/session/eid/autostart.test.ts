import { expect, it } from 'vitest';
import { autostartAddress } from './autostart';

const eid = { bankIdUniversal: 'https://app.bankid.com/', bankIdScheme: 'bankid:///' };
const returnTo = 'https://shop.example/kundklubb-login/?till=%2Fkassa%2F';
const addressOn = (userAgent: string, maxTouchPoints = 0) =>
  autostartAddress('7c40-a', { eid, device: { userAgent, maxTouchPoints }, returnTo });

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 5],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
])('%s, %i fingers: the universal link, which returns to the page', (userAgent, fingers) => {
  const address = new URL(addressOn(userAgent, fingers));
  expect(address.origin + address.pathname).toBe('https://app.bankid.com/');
  expect(Object.fromEntries(address.searchParams)).toEqual({ autostarttoken: '7c40-a', redirect: returnTo });
});

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10],
])("%s, %i fingers: the app's own scheme, without a redirect", (userAgent, fingers) => {
  expect(addressOn(userAgent, fingers)).toBe('bankid:///?autostarttoken=7c40-a&redirect=null');
});
