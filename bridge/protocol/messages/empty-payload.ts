import * as v from 'valibot';

/** The payload of messages without fields. */
export const emptyPayload = v.object({});
