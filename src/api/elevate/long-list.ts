import { limits } from '../../domain/limits';
import type { ListAnswer } from './schema';

/** So many products the service gives at once. */
const mostAtOnce = 4 * limits.listing.pageSize;

/**
 * All products up to `limit`: those of one page less where they are known, the others asked for, several requests at
 * once where they are many. What else there is to tell comes from the newest answer.
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
  // A product that has moved meanwhile comes twice.
  const productGroups = [...new Map(all.map((group) => [group.card.productNumber, group])).values()];
  return { ...last, primaryList: { ...last.primaryList, productGroups } };
}
