import { expect, test } from 'vitest';
import { readOptions } from '../../../build/options';

test('numbers are whole and positive', () => {
  expect(readOptions(['--products', '300', '--seed', '7'])).toMatchObject({ products: 300, seed: 7 });
});

test.each(['abc', '0', '1.5', '-1', '1e9', ''])(
  '%j products are refused, and the message says what is needed',
  (text) => {
    expect(() => readOptions([`--products=${text}`])).toThrow(/^--products .*: give a whole number from 1 on$/);
  },
);
