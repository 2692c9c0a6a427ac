import type { Child } from './child';
import type { PowerOfAttorney } from './power-of-attorney';

/** Somebody whose prescriptions who is signed in sees and orders from. */
export interface ActedFor {
  patient: { kind: 'child' | 'giver'; id: string };
  firstName: string;
}

/** The children whom the law does not hide from their guardian, then the givers of approved powers of attorney. */
export function actsFor(
  children: readonly Pick<Child, 'id' | 'firstName' | 'hiddenByAge'>[],
  received: readonly Pick<PowerOfAttorney, 'id' | 'status' | 'giver'>[],
): ActedFor[] {
  return [
    ...children
      .filter(({ hiddenByAge }) => !hiddenByAge)
      .map(({ id, firstName }) => ({ patient: { kind: 'child' as const, id }, firstName })),
    ...received
      .filter(({ status }) => status === 'approved')
      .map(({ id, giver: { firstName } }) => ({ patient: { kind: 'giver' as const, id }, firstName })),
  ];
}
