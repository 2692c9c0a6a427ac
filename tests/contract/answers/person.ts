import { getAccessToken } from '../../../src/api/authy/calls';
import { bagQuery, customerQuery } from '../../../src/api/expedition/bag/queries';
import { bonusChecksQuery, purchasesQuery } from '../../../src/api/member/club-queries';
import { memberInfoQuery, memberStatusQuery } from '../../../src/api/member/queries';
import { orderByCartQuery } from '../../../src/api/orders/queries';
import { returnOrderQuery, returnReasonsQuery } from '../../../src/api/orders/return/queries';
import { prescriptionPurchasesQuery, prescriptionRowsQuery } from '../../../src/api/pharmacy/prescription-purchases';
import type { CartId } from '../../../src/domain/ids';
import type { Checker } from './checker';
import { readOnce } from './read-once';

export interface PaidCart {
  cartId: CartId;
  customerToken: string;
}

/** Data for authorized customers only: members, prescriptions, an order. */
export async function checkPerson(
  { check, leaveOut }: Checker,
  { signedIn, paid }: { signedIn: boolean; paid: PaidCart | null },
): Promise<void> {
  await check('web', 'GET /authy/getAccessToken', () => getAccessToken());
  const prescribed = () => readOnce(prescriptionPurchasesQuery(true));
  const rowsOfEach = async () => {
    for (const { id } of await prescribed()) await readOnce(prescriptionRowsQuery(id, true));
  };
  const reads: [service: string, request: string, read: () => Promise<unknown>][] = [
    ['members', 'GET /member/status', () => readOnce(memberStatusQuery(true))],
    ['members', 'GET /member/info', () => readOnce(memberInfoQuery(true))],
    ['members', 'GET /member/purchases', () => readOnce(purchasesQuery(true))],
    ['members', 'GET /member/bonus-checks', () => readOnce(bonusChecksQuery(true))],
    ['pharmacy', 'GET /protected/mypages/purchases', prescribed],
    ['pharmacy', 'GET /protected/mypages/purchases/rows/{id}', rowsOfEach],
    ['expedition', 'GET /customer', () => readOnce(customerQuery(true))],
    ['expedition', 'GET /cart', () => readOnce(bagQuery(true))],
  ];
  for (const [service, request, read] of reads) {
    if (signedIn) await check(service, request, read);
    else leaveOut(service, request, 'needs a customer: CONTRACT_TOKEN');
  }
  await check('orders', 'GET /return/returnreasons', () => readOnce(returnReasonsQuery()));
  const needsCart = 'needs a paid cart: CONTRACT_ORDER=cartId:customerToken';
  if (!paid) {
    for (const request of ['GET /order/cart/{cartId}', 'GET /return/orders/{id}'])
      leaveOut('orders', request, needsCart);
    return;
  }
  const { cartId, customerToken } = paid;
  await check('orders', 'GET /order/cart/{cartId}', () => readOnce(orderByCartQuery(cartId, customerToken)));
  await check('orders', 'GET /return/orders/{id}', async () => {
    const { orderId } = await readOnce(orderByCartQuery(cartId, customerToken));
    return readOnce(returnOrderQuery(orderId, customerToken));
  });
}
