import * as v from 'valibot';
import { stored } from '../../platform/storage/storage';

/** Substances whose disclaimer the visitor has accepted: stored as true per substance. */
export const acceptedDisclaimers = stored('acceptedDisclaimers', {
  schema: v.record(v.string(), v.literal(true)),
  fallback: {},
});
