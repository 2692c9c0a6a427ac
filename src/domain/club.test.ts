import { describe, expect, it } from 'vitest';
import { chequeSteps, chequesOf, nextCheque } from './club';

it('1000 points give a 20 kr cheque, 2000 points 40 kr, 5000 points 100 kr', () => {
  expect(chequeSteps.map(({ points, amount }) => [points, amount / 100])).toEqual([
    [1_000, 20],
    [2_000, 40],
    [5_000, 100],
  ]);
});

describe('progress to the next cheque', () => {
  it.each([
    [0, 1_000, 1_000, 0],
    [250, 1_000, 750, 0.25],
    [999, 1_000, 1, 0.999],
    [1_000, 2_000, 1_000, 0],
    [1_840, 2_000, 160, 0.84],
    [2_000, 5_000, 3_000, 0],
    [3_500, 5_000, 1_500, 0.5],
    [4_999, 5_000, 1, 2_999 / 3_000],
  ])('with %i points the next cheque is at %i: %i are missing', (points, next, missing, progress) => {
    expect(nextCheque(points)).toMatchObject({ points: next, missing });
    expect(nextCheque(points).progress).toBeCloseTo(progress);
  });

  it('starts over once the points are enough for the largest', () => {
    expect(nextCheque(5_000)).toMatchObject({ points: 1_000, missing: 1_000, progress: 0 });
    expect(nextCheque(5_300)).toMatchObject({ points: 1_000, missing: 700 });
    expect(nextCheque(11_500)).toMatchObject({ points: 2_000, missing: 500 });
  });
});

it('points give the largest possible cheques', () => {
  const amounts = (points: number) => chequesOf(points).map(({ amount }) => amount / 100);
  expect(amounts(999)).toEqual([]);
  expect(amounts(1_840)).toEqual([20]);
  expect(amounts(8_100)).toEqual([100, 40, 20]);
  expect(amounts(10_000)).toEqual([100, 100]);
});
