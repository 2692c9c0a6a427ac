import * as v from 'valibot';
import { stored } from '../../platform/storage/storage';

/** Substances whose disclaimer the visitor has accepted: stored as true per substance. */
export const acceptedDisclaimers = stored('acceptedDisclaimers', {
  schema: v.record(v.string(), v.literal(true)),
  fallback: {},
});

/** The first substance of some products whose disclaimer has not been accepted yet. */
export function firstUnaccepted(...substances: readonly (string | null)[]): string | null {
  const accepted = acceptedDisclaimers.read();
  return substances.find((each) => each !== null && accepted[each] !== true) ?? null;
}
