import { activeSubstancesOf } from './active-substances';

/** A row of an order, as far as it counts for what the order has of an active substance. */
export interface SubstanceRow {
  itemId: string;
  /** Packages. */
  quantity: number;
  /** Packages of this product that one order may contain; null if it has no limit of its own. */
  maxQuantity: number | null;
  /** Of a self-care medicine; null for everything else, which has no limit of this kind. */
  activeSubstance: string | null;
}

export interface SubstanceLimit {
  substance: string;
  /** Packages with the substance that one order may contain. */
  perOrder: number;
  /** Packages that the row may have beside the order's other products. */
  most: number;
}

/**
 * What the active substances of a row leave it: an order may contain as many packages with a substance, of whichever
 * products, as it may of the one of them with the highest limit. Otherwise ten brands would be ten times the limit.
 * @returns the substance that leaves least; null if none has a limit
 */
export function substanceLimit(row: SubstanceRow, rows: readonly SubstanceRow[]): SubstanceLimit | null {
  const others = rows.filter(({ itemId }) => itemId !== row.itemId);
  const limits = activeSubstancesOf(row.activeSubstance).flatMap((substance): SubstanceLimit[] => {
    const same = others.filter(({ activeSubstance }) => activeSubstancesOf(activeSubstance).includes(substance));
    const perProduct = [row, ...same].flatMap(({ maxQuantity }) => maxQuantity ?? []);
    if (perProduct.length === 0) return [];
    const perOrder = Math.max(...perProduct);
    const taken = same.reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ substance, perOrder, most: Math.max(0, perOrder - taken) }];
  });
  return limits.sort((a, b) => a.most - b.most)[0] ?? null;
}
