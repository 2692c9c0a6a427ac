import * as v from 'valibot';
import { shareSchema } from './error-reporting-schema';

/** `vitals` in `/config.json`: what visitors wait for, measured after consent to statistics. */
export const vitalsSchema = v.object({
  /** The share of page loads that are measured. */
  sampleRate: v.optional(shareSchema, 0.1),
});

export const vitalsDefaults = v.parse(vitalsSchema, {});
