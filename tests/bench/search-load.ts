import { type LoadTimes, writeWhileSearching } from '../support/search-load';
import { atMost, fact, type Measure, show } from './report';
import { percentile } from './statistics';
import { fillCart, type Target } from './targets';

/** The backend has been searched before, so that the embedded database's copy of the catalogue is ready. */
export async function measureWrites(origin: string, product: Target): Promise<LoadTimes> {
  const itemId = /-(\d+)\/$/.exec(product.path)?.[1] ?? '';
  return writeWhileSearching(origin, {
    clients: 10,
    writes: 200,
    cartId: await fillCart(origin, itemId),
    itemId,
  });
}

export function writeMeasures({ write, search }: LoadTimes): Measure[] {
  return [
    atMost('cart write: p50', percentile(write, 0.5), 50, 'ms', 1),
    fact('  ', `p95 ${show(percentile(write, 0.95), 'ms', 1)}; search p50 ${show(percentile(search, 0.5), 'ms', 1)}`),
  ];
}
