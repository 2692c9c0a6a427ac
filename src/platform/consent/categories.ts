import * as v from 'valibot';

export const consentSchema = v.object({
  preferences: v.boolean(),
  statistics: v.boolean(),
  marketing: v.boolean(),
});

/** What the visitor allows beyond necessary cookies, which are always allowed. */
export type Consent = v.InferOutput<typeof consentSchema>;

/** What a cookie or a stored entry is for. */
export type Category = 'necessary' | keyof Consent;

export const denied: Consent = { preferences: false, statistics: false, marketing: false };
export const granted: Consent = { preferences: true, statistics: true, marketing: true };
