import * as v from 'valibot';
import { stored } from '../../platform/storage/storage';
import { storedAtom } from '../../platform/storage/stored-atom';

const schema = v.record(v.string(), v.literal(true));

/** Substances whose disclaimer the visitor has accepted: stored as true per substance. */
export const acceptedDisclaimers = stored('acceptedDisclaimers', { schema, fallback: {} });
export const acceptedDisclaimersAtom = storedAtom(acceptedDisclaimers);

/** The first of these substances whose disclaimer has not been accepted yet. */
export function firstUnaccepted(
  accepted: v.InferOutput<typeof schema>,
  substances: readonly (string | null)[],
): string | null {
  return substances.find((each) => each !== null && accepted[each] !== true) ?? null;
}
