import { expect, it } from 'vitest';
import { ownPath } from './own-path';
import { paths } from './paths';

it.each(['/', '/kassa/', '/hitta-produkter/?q=kr%C3%A4m&sida=2', '/rad/x/#svar', '/kassa/?to=//evil.example'])(
  '%s is a path of the shop, and survives the address of the sign-in',
  (path) => {
    expect(ownPath(path)).toBe(path);
    expect(ownPath(new URLSearchParams(paths.signIn(path).split('?')[1]).get('till'))).toBe(path);
  },
);

it.each([
  null,
  '',
  'kassa/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/kassa\\',
  '/\t/evil.example',
  '/..//evil.example/',
  '/.//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /kassa/',
])('%j is not a path of the shop', (path) => {
  expect(ownPath(path)).toBeNull();
});
