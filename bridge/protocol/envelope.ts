import * as v from 'valibot';
import { envelopeVersion } from './versions';

/**
 * The envelope of every message, in both directions.
 * `session` is created by the guest at every load and every restore from the back-forward cache; the host repeats the
 * latest. `seq` increases within a session, separately on each side. `id` is unique; an ACK repeats the request's.
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
