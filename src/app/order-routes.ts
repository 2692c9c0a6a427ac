import { part } from '../lib/part';
import { paths } from '../routes/paths';
import type { ScreenRoute } from './route';

/** The rows of screens about one order. */
export const orderRoutes: readonly ScreenRoute[] = [
  {
    path: paths.thankYou(),
    title: 'Tack för din beställning',
    screen: part(() => import('../features/orders/ThankYouScreen')),
    outline: 'text',
    visibility: 'private',
    needs: 'link',
  },
  {
    path: paths.findOrder(),
    title: 'Hitta din beställning',
    screen: part(() => import('../features/orders/order-page/FindOrderScreen')),
    outline: 'form',
    visibility: 'private',
  },
  {
    path: paths.findOrderToWithdraw(),
    title: 'Ångra ett köp',
    screen: part(() => import('../features/orders/withdrawal/FindOrderToWithdrawScreen')),
    outline: 'form',
    visibility: 'private',
  },
  {
    path: paths.withdrawal(':id'),
    title: 'Ångra köpet',
    screen: part(() => import('../features/orders/withdrawal/WithdrawalScreen')),
    outline: 'form',
    visibility: 'private',
    needs: 'order',
  },
  {
    path: paths.orderReturn(':id'),
    title: 'Returnera varor',
    screen: part(() => import('../features/orders/return/ReturnScreen')),
    outline: 'form',
    visibility: 'private',
    needs: 'order',
  },
  {
    path: paths.order(':id'),
    title: 'Din beställning',
    screen: part(() => import('../features/orders/order-page/OrderScreen')),
    outline: 'rows',
    visibility: 'private',
    needs: 'order',
  },
];
