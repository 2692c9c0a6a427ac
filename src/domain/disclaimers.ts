/** The substances whose disclaimer has still to be accepted before purchase: each once, in the order of the products. */
export function outstandingDisclaimers(
  products: readonly { substance: string | null }[],
  accepted: readonly string[],
): string[] {
  const substances = products.flatMap(({ substance }) => substance ?? []);
  return [...new Set(substances)].filter((substance) => !accepted.includes(substance));
}
