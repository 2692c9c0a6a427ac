import { expect, it } from 'vitest';
import { decideMode, isInApp } from './decide-mode';

const cookieName = 'luckan_app';
const web = { protocol: 'https:', appGlobal: undefined };
const shop = 'https://luckan.example';

it('is external when the app marked its web view and the address contains external', () => {
  expect(decideMode(true, { origin: shop, pathname: '/external/kassa/' })).toBe('external');
  expect(decideMode(true, { origin: 'https://external.luckan.example', pathname: '/kassa/' })).toBe('external');
  expect(decideMode(true, { origin: 'app://localhost', pathname: '/shop/external/' })).toBe('external');
});

it('is the site in an app whose address does not contain external', () => {
  expect(decideMode(true, { origin: shop, pathname: '/kassa/' })).toBe('site');
});

it('is the site for an ordinary visitor of an external address', () => {
  expect(decideMode(false, { origin: shop, pathname: '/external/kassa/' })).toBe('site');
});

it('recognises the app on the web by its cookie, whatever other cookies there are', () => {
  expect(isInApp({ ...web, cookie: 'luckan_app=1' }, cookieName)).toBe(true);
  expect(isInApp({ ...web, protocol: 'http:', cookie: 'a=b; luckan_app=1; c=d' }, cookieName)).toBe(true);
  expect(isInApp({ ...web, cookie: '' }, cookieName)).toBe(false);
  expect(isInApp({ ...web, cookie: 'luckan_app_seen=1; not_luckan_app=1; a=luckan_app=1' }, cookieName)).toBe(false);
});

it('ignores the global on the web, where any script could set it', () => {
  expect(isInApp({ ...web, cookie: '', appGlobal: true }, cookieName)).toBe(false);
});

it('recognises the app by its global off the web, where cookies do not exist', () => {
  const custom = { protocol: 'app:', cookie: '' };
  expect(isInApp({ ...custom, appGlobal: true }, cookieName)).toBe(true);
  expect(isInApp({ ...custom, appGlobal: 'true' }, cookieName)).toBe(false);
  expect(isInApp({ ...custom, appGlobal: undefined, cookie: 'luckan_app=1' }, cookieName)).toBe(false);
});
