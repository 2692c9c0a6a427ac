import * as v from 'valibot';
import { countField } from '../shared/fields';

/** GET /member/status; 404 stands for NONE. */
export const memberStatusSchema = v.object({
  status: v.fallback(v.picklist(['VERIFIED', 'PENDING', 'unknown']), 'unknown'),
});

/** GET /member/info */
export const memberInfoSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  memberNumber: v.string(),
  email: v.nullable(v.string()),
  mobile: v.nullable(v.string()),
  points: countField,
});
