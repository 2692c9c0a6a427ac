import type { Traffic } from '../../host';

/** What can go wrong on the way. */
export const faultKinds = ['drop', 'double', 'reorder', 'oversize', 'malform'] as const;

export type FaultKind = (typeof faultKinds)[number];

export const faultTitles: Readonly<Record<FaultKind, string>> = {
  drop: 'Drop',
  double: 'Double',
  reorder: 'Swap with the next',
  oversize: 'Make too large',
  malform: 'Malform',
};

/** What the log says of a message that this was done to. */
export const faultNotes: Readonly<Record<FaultKind, string>> = {
  drop: 'dropped',
  double: 'doubled',
  reorder: 'swapped with the next',
  oversize: 'made too large',
  malform: 'malformed',
};

/** What happens to the next message that goes this way. */
export interface FaultPlan {
  kind: FaultKind;
  direction: Traffic['direction'];
}
