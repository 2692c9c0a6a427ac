import { chosenSeed, hammer } from '../contract/cart/hammer/hammer';
import { fact, type Measure, show } from './report';

interface Hammered {
  seed: number;
  sequences: number;
  seconds: number;
}

/**
 * The same as in `npm test`, which plays some hundred sequences, but enough of them to reach rare interleavings.
 * @throws when carts do not agree
 */
export async function hammerCarts(sequences: number): Promise<Hammered> {
  const seed = chosenSeed();
  console.log(`\nCART_SEED=${seed}`);
  const started = performance.now();
  try {
    await hammer({ sequences, seed });
  } catch (error) {
    console.error(error);
    throw new Error(`not all agree with CART_SEED=${seed}`);
  }
  return { seed, sequences, seconds: (performance.now() - started) / 1000 };
}

export function cartMeasures({ seed, sequences, seconds }: Hammered): Measure[] {
  return [
    { what: 'sequences after which all agree', value: `${sequences}`, target: `${sequences}`, reached: true },
    fact('CART_SEED', String(seed)),
    fact('time', show(seconds, 's')),
  ];
}
