/** Every flag of the shop, by its name in the payload; each is off until the payload turns it on. */
export const flagNames = ['similar-products-first'] as const;

export type FlagName = (typeof flagNames)[number];
