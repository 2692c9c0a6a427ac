import * as v from 'valibot';
import { envelopeVersion } from './versions';

/**
 * What every message travels in, in both directions.
 * `session` is the guest's: it is new at every load and every return from the back-forward cache, and the host
 * repeats the newest. `seq` counts up within a session, on each side for itself. `id` is unique; an ACK repeats
 * that of the request.
 */
export interface Envelope<Type extends string = string, Payload = unknown> {
  luckan: typeof envelopeVersion;
  type: Type;
  id: string;
  session: string;
  seq: number;
  payload: Payload;
}

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

export const envelopeSchema = v.object({
  luckan: v.literal(envelopeVersion),
  type: v.pipe(v.string(), v.regex(/^[A-Z][A-Z_]{0,39}$/)),
  id: identifier,
  session: identifier,
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  payload: v.unknown(),
});
