import { getAccessToken } from '../../../src/api/authy/calls';
import { bagQuery, customerQuery } from '../../../src/api/expedition/bag/queries';
import { bonusChecksQuery, purchasesQuery } from '../../../src/api/member/club-queries';
import { memberInfoQuery, memberStatusQuery } from '../../../src/api/member/queries';
import { orderByCartQuery } from '../../../src/api/orders/queries';
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
  const request = 'GET /order/cart/{cartId}';
  if (!paid) leaveOut('orders', request, 'needs a paid cart: CONTRACT_ORDER=cartId:customerToken');
  else {
    const query = orderByCartQuery(paid.cartId, paid.customerToken);
    await check('orders', request, () => readOnce(query));
  }
}
