import type { ProductNumber } from '../domain/ids';
import { observable } from '../lib/observable';

export const sideCartOpen = observable(false);

/** The product whose add has opened the side cart, once it is in the cart: what goes with it is shown there. */
export const justAdded = observable<ProductNumber | null>(null);
