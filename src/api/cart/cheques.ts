import * as v from 'valibot';
import type { SalesChannel } from '../../domain/ids';
import { path, request } from '../http';
import { countField, oreField } from '../shared/fields';

/** GET /cart2/protected/{channel}/bonus-check: the member's currently valid cheques. */
export const bonusChecksSchema = v.object({
  bonusChecks: v.array(
    v.object({
      id: v.string(),
      amount: oreField,
      /** The points that the cheque was issued for. */
      threshold: countField,
      /** ISO date of the last day. */
      validTo: v.string(),
    }),
  ),
});

export type BonusCheque = v.InferOutput<typeof bonusChecksSchema>['bonusChecks'][number];

export async function bonusChecks(channel: SalesChannel, signal: AbortSignal): Promise<BonusCheque[]> {
  const address = path`/cart2/protected/${channel}/bonus-check`;
  return (await request({ service: 'web', auth: true, path: address, schema: bonusChecksSchema, signal })).bonusChecks;
}
