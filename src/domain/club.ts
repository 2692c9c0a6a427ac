import { type Ore, ore } from './money';

/** How many times a year points can become cheques: at equal intervals of whole months. */
export const chequesPerYear = { allowed: [1, 2, 3, 4, 6, 12], standard: 4 } as const;

/** Points needed for a bonus cheque. */
export interface ChequeStep {
  points: number;
  amount: Ore;
}

/** The club's cheques, smallest first. */
export const chequeSteps: readonly [ChequeStep, ChequeStep, ChequeStep] = [
  { points: 1_000, amount: ore(2_000) },
  { points: 2_000, amount: ore(4_000) },
  { points: 5_000, amount: ore(10_000) },
];

/** Progress to the next cheque. */
export interface NextCheque extends ChequeStep {
  /** Points still missing. */
  missing: number;
  /** Progress from the previous cheque, from 0 up to 1. */
  progress: number;
}

/**
 * The next cheque that further points give or enlarge. Progress restarts once the points are enough for the largest:
 * 5300 points give one of 100 kr, and 700 points are missing for another of 20 kr.
 */
export function nextCheque(points: number): NextCheque {
  const largest = chequeSteps[2];
  const rest = points % largest.points;
  const next = chequeSteps.find((step) => step.points > rest) ?? largest;
  const before = chequeSteps.findLast((step) => step.points <= rest)?.points ?? 0;
  return { ...next, missing: next.points - rest, progress: (rest - before) / (next.points - before) };
}

/** The cheques for these points at the next issue, largest first. */
export function chequesOf(points: number): ChequeStep[] {
  const step = chequeSteps.findLast((each) => each.points <= points);
  return step ? [step, ...chequesOf(points - step.points)] : [];
}
