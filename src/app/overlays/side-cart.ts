import { part } from '../../lib/part';

export const sideCart = part('SideCart', () => import('../../features/cart/SideCart').then((m) => m.SideCart));
