import fc from 'fast-check';
import { sequence } from './commands';
import { play } from './play';
import { type CartService, startCartService } from './service';

/** The number of sequences played in parallel, each with a cart of its own. */
const lanes = 12;

/**
 * Plays a number of sequences against one service.
 * @throws with the smallest sequence found that ends in an invalid state
 */
export async function hammer({ sequences, seed }: { sequences: number; seed: number }): Promise<void> {
  const service = await startCartService();
  try {
    const played = await Promise.allSettled(
      Array.from({ length: lanes }, (_, lane) => {
        const numRuns = Math.floor((sequences + lane) / lanes);
        return fc.assert(property(service), { seed: seed + lane, numRuns });
      }),
    );
    for (const lane of played) if (lane.status === 'rejected') throw lane.reason;
  } finally {
    await service.close();
  }
}

function property(service: CartService) {
  return fc.asyncProperty(sequence, async (each) => {
    const complaints = await play(service, each);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  });
}

/** A new seed each time, unless `CART_SEED` sets it. */
export function chosenSeed(): number {
  return Number(process.env.CART_SEED ?? Date.now() % 1_000_000_000);
}
