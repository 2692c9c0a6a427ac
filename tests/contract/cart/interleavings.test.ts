import { it } from 'vitest';
import { chosenSeed, hammer } from './hammer/hammer';

it('three tabs and their app end with the service’s cart: nothing shown as done is missing, nothing counts twice', async () => {
  const seed = chosenSeed();
  console.log(`CART_SEED=${seed}`);
  await hammer({ sequences: 250, seed });
}, 300_000);
