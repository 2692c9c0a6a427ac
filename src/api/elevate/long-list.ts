import { limits } from '../../domain/limits';
import type { ListAnswer } from './schema';

/** The most products that the service returns at once. */
const mostAtOnce = 4 * limits.listing.pageSize;

/**
 * All products up to `limit`: the earlier pages from the cache if possible, the rest fetched, in parallel requests if
 * necessary. Everything else comes from the latest response.
 */
export async function longList<P extends { limit: number }, A extends ListAnswer>(
  params: P,
  known: (params: P) => A | undefined,
  page: (params: P) => Promise<A>,
): Promise<A> {
  const { limit } = params;
  const before = known({ ...params, limit: limit - limits.listing.pageSize });
  const from = before ? limit - limits.listing.pageSize : 0;
  const starts = [...Array(Math.ceil((limit - from) / mostAtOnce)).keys()].map((n) => from + n * mostAtOnce);
  const parts = await Promise.all(
    starts.map((skip) => page({ ...params, skip, limit: Math.min(mostAtOnce, limit - skip) })),
  );
  const last = parts.at(-1) ?? before;
  if (!last) throw new Error('a list of no products');
  const all = [...(before ? [before] : []), ...parts].flatMap(({ primaryList }) => primaryList.productGroups);
  // A product that has moved between requests appears twice.
  const productGroups = [...new Map(all.map((group) => [group.card.productNumber, group])).values()];
  return { ...last, primaryList: { ...last.primaryList, productGroups } };
}
