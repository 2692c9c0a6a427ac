import * as v from 'valibot';

/** The payload of a message that says all by its name. */
export const nothing = v.object({});
