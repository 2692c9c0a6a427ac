import type { Traffic } from '../../host';

/** The faults that can be injected into a message. */
export const faultKinds = ['drop', 'double', 'reorder', 'oversize', 'malform'] as const;

export type FaultKind = (typeof faultKinds)[number];

export const faultTitles: Readonly<Record<FaultKind, string>> = {
  drop: 'Drop',
  double: 'Duplicate',
  reorder: 'Swap with the next',
  oversize: 'Make too large',
  malform: 'Malform',
};

/** The log's note for a message with this fault. */
export const faultNotes: Readonly<Record<FaultKind, string>> = {
  drop: 'dropped',
  double: 'duplicated',
  reorder: 'swapped with the next',
  oversize: 'made too large',
  malform: 'malformed',
};

/** The fault for the next message in this direction. */
export interface FaultPlan {
  kind: FaultKind;
  direction: Traffic['direction'];
}
