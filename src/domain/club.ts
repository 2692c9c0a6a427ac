import { type Ore, ore } from './money';

/** Points that give a bonus cheque. */
export interface ChequeStep {
  points: number;
  amount: Ore;
}

/** The club's table, the smallest cheque first. */
export const chequeSteps: readonly [ChequeStep, ChequeStep, ChequeStep] = [
  { points: 1_000, amount: ore(2_000) },
  { points: 2_000, amount: ore(4_000) },
  { points: 5_000, amount: ore(10_000) },
];

/** How far it is to a cheque. */
export interface NextCheque extends ChequeStep {
  /** Points that are still missing. */
  missing: number;
  /** How much of the way is done, from 0 up to 1, counted from the cheque before. */
  progress: number;
}

/**
 * The next cheque that further points will give, or make larger. Points that are enough for the largest begin anew: with
 * 5 300 there is one of 100 kr to come, and 700 points are missing to another of 20 kr.
 */
export function nextCheque(points: number): NextCheque {
  const largest = chequeSteps[2];
  const rest = points % largest.points;
  const next = chequeSteps.find((step) => step.points > rest) ?? largest;
  const before = chequeSteps.findLast((step) => step.points <= rest)?.points ?? 0;
  return { ...next, missing: next.points - rest, progress: (rest - before) / (next.points - before) };
}

/** The cheques that these points give when cheques are issued next, the largest first. */
export function chequesOf(points: number): ChequeStep[] {
  const step = chequeSteps.findLast((each) => each.points <= points);
  return step ? [step, ...chequesOf(points - step.points)] : [];
}
