import * as v from 'valibot';

/** A message of a recorded session; sensitive fields are hidden. */
export const recordedSchema = v.object({
  /** Milliseconds since the first message. */
  after: v.pipe(v.number(), v.minValue(0)),
  direction: v.picklist(['toHost', 'toGuest']),
  type: v.pipe(v.string(), v.maxLength(40)),
  payload: v.unknown(),
  problem: v.optional(v.object({ code: v.string(), field: v.optional(v.string()) })),
});

/** A message of a session to be played: as recorded, or written by hand. */
export type ScriptMessage = Pick<v.InferOutput<typeof recordedSchema>, 'direction' | 'type' | 'payload'>;
