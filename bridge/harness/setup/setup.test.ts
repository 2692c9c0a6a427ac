import { expect, it } from 'vitest';
import { messages, readMessage, toGuestSchemas } from '../../protocol';
import { readCookieName, setAppCookie } from './app-cookie';
import { helloOf } from './hello';
import { initialSetup, type Setup } from './setup';

it('the HELLO of the harness is valid', () => {
  const payload = helloOf({ ...initialSetup, theme: 'ag' });
  const message = { luckan: 1, type: 'HELLO', id: 'a', session: 's', seq: 0, payload };
  expect(readMessage(message, toGuestSchemas)).toMatchObject({
    kind: 'message',
    message: { payload: { theme: 'ag' } },
  });
});

it('contains what the app reports of its appearance', () => {
  expect(helloOf({ ...initialSetup, appearance: 'dark', fontScale: '2' })).toMatchObject({
    colorScheme: 'dark',
    fontScale: 2,
  });
  const unset = helloOf(initialSetup);
  expect(unset).not.toHaveProperty('colorScheme');
  expect(unset).not.toHaveProperty('fontScale');
});

it('every field of HELLO can be filled in, and more of them as JSON', () => {
  const filled = {
    ...initialSetup,
    theme: 'ag',
    appearance: 'dark',
    fontScale: '2',
    returnUrl: 'https://app.example/',
    cartId: 'c',
    hidden: true,
    moreHello: '{"x":1}',
  };
  const payload = helloOf(filled as Setup);
  expect(Object.keys(payload ?? {}).sort()).toEqual([...Object.keys(messages.HELLO.payload.entries), 'x'].sort());
});

it('JSON replaces what the form contains, also by something invalid', () => {
  expect(helloOf({ ...initialSetup, moreHello: '{"version":"one"}' })).toMatchObject({ version: 'one' });
  expect(helloOf({ ...initialSetup, moreHello: '[' })).toEqual(helloOf(initialSetup));
});

it('consent that is not sent is missing', () => {
  expect(helloOf({ ...initialSetup, sendsConsent: false })).not.toHaveProperty('consent');
  expect(helloOf({ ...initialSetup, consent: ['marketing'] })?.consent).toEqual({
    preferences: false,
    statistics: false,
    marketing: true,
  });
});

it('contains the insets of the device', () => {
  expect(helloOf({ ...initialSetup, insets: 'notch' })).toMatchObject({ insets: { top: 47, bottom: 34 } });
});

it('an app that never answers sends no HELLO', () => {
  expect(helloOf({ ...initialSetup, greeting: 'never' })).toBeNull();
});

it('the app’s cookie is set and removed under the configured name', () => {
  const page = { cookie: '' };
  setAppCookie(page, 'luckan_app', true);
  expect(page.cookie).toBe('luckan_app=1; Max-Age=31536000; Path=/; SameSite=Lax');
  setAppCookie(page, 'luckan_app', false);
  expect(page.cookie).toBe('luckan_app=; Max-Age=0; Path=/; SameSite=Lax');
});

it('rejects a cookie name that would inject another cookie', async () => {
  const answer = (appCookie: string) => async () => Response.json({ appCookie });
  await expect(readCookieName(answer('luckan_app'))).resolves.toBe('luckan_app');
  await expect(readCookieName(answer('a=1; b'))).rejects.toThrow();
});
