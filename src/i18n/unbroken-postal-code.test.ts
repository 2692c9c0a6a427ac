import { expect, it } from 'vitest';
import { unbrokenPostalCode } from './unbroken-postal-code';

it.each([
  ['111 22', '111_22'],
  ['Exempelgatan 1, 111 22 Stockholm', 'Exempelgatan 1, 111_22 Stockholm'],
  ['Storgatan 10, Umeå', 'Storgatan 10, Umeå'],
  ['11122', '11122'],
])('in %s no line breaks within a postal code', (address, shown) => {
  expect(unbrokenPostalCode(address).replaceAll('\u00a0', '_')).toBe(shown);
});
