import * as v from 'valibot';
import { stored } from '../../platform/storage/storage';

/** The visitor's postal code, five digits, stored for a day; passed to new carts. */
export const postalCode = stored('postalCode', {
  schema: v.nullable(v.pipe(v.string(), v.regex(/^\d{5}$/))),
  fallback: null,
});
