// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Hello } from '../../../bridge/protocol/types';
import { rememberTokenOwner } from './token-by-host';

beforeEach(() => localStorage.clear());

/** @returns what the documents from now on find, once an app with these capabilities has answered */
function afterHello(...capabilities: string[]) {
  const hello = { version: 1, app: { name: 'Appen', version: '1.0' }, capabilities } as Hello;
  rememberTokenOwner({
    on(_type: string, handler: (payload: never) => void) {
      handler(hello as never);
      return () => {};
    },
  });
  return localStorage.getItem('luckan.tokenByHost.v1');
}

test('whether the app owns the token is remembered until it reports otherwise', () => {
  expect(localStorage.getItem('luckan.tokenByHost.v1')).toBeNull();
  expect(afterHello('openExternal')).toBe('false');
  expect(afterHello('openExternal', 'token')).toBe('true');
  expect(afterHello('openExternal')).toBe('false');
});
