import { expect, it } from 'vitest';
import { coveringInset } from './covering-inset';

const phone = { innerWidth: 390, innerHeight: 844 };
const insets = (given: object) => ({ top: 0, right: 0, bottom: 0, left: 0, ...given });

it('insets of a phone leave room, upright and on its side', () => {
  expect(coveringInset(insets({ top: 59, bottom: 34, keyboard: 336 }), phone)).toBeNull();
  expect(coveringInset(insets({ left: 59, right: 59, bottom: 21 }), { innerWidth: 844, innerHeight: 390 })).toBeNull();
});

it('insets that would leave less than half of the window do not', () => {
  expect(coveringInset(insets({ left: 300, right: 200 }), phone)).toBe('left');
  expect(coveringInset(insets({ right: 196 }), phone)).toBe('right');
  expect(coveringInset(insets({ top: 223, bottom: 200 }), phone)).toBe('top');
});

it('a web view without a size yet takes any', () => {
  expect(coveringInset(insets({ top: 59 }), { innerWidth: 0, innerHeight: 0 })).toBeNull();
});
