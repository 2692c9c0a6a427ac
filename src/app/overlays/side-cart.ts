import { part } from '../../lib/part';

export const sideCart = part(() => import('../../features/cart/SideCart'));
