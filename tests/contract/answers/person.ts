import { QueryClient } from '@tanstack/react-query';
import { getAccessToken } from '../../../src/api/authy/calls';
import { bagQuery, customerQuery } from '../../../src/api/expedition/bag/queries';
import { bonusChecksQuery, purchasesQuery } from '../../../src/api/member/club-queries';
import { memberInfoQuery, memberStatusQuery } from '../../../src/api/member/queries';
import { orderByCartQuery } from '../../../src/api/orders/queries';
import { prescriptionPurchasesQuery, prescriptionRowsQuery } from '../../../src/api/pharmacy/prescription-purchases';
import type { CartId } from '../../../src/domain/ids';
import type { Holder } from './hold';

export interface PaidCart {
  cartId: CartId;
  customerToken: string;
}

/** What is told only to whom it concerns: members, prescriptions, an order. */
export async function holdPerson(
  { hold, leaveOut }: Holder,
  { signedIn, paid }: { signedIn: boolean; paid: PaidCart | null },
): Promise<void> {
  const queries = new QueryClient();
  await hold('web', 'GET /authy/getAccessToken', () => getAccessToken());
  const once = { retry: false } as const;
  const prescribed = () => queries.fetchQuery({ ...prescriptionPurchasesQuery(true), ...once });
  const rowsOfEach = async () => {
    for (const { id } of await prescribed()) await queries.fetchQuery({ ...prescriptionRowsQuery(id, true), ...once });
  };
  const reads: [service: string, request: string, read: () => Promise<unknown>][] = [
    ['members', 'GET /member/status', () => queries.fetchQuery({ ...memberStatusQuery(true), ...once })],
    ['members', 'GET /member/info', () => queries.fetchQuery({ ...memberInfoQuery(true), ...once })],
    ['members', 'GET /member/purchases', () => queries.fetchQuery({ ...purchasesQuery(true), ...once })],
    ['members', 'GET /member/bonus-checks', () => queries.fetchQuery({ ...bonusChecksQuery(true), ...once })],
    ['pharmacy', 'GET /protected/mypages/purchases', prescribed],
    ['pharmacy', 'GET /protected/mypages/purchases/rows/{id}', rowsOfEach],
    ['expedition', 'GET /customer', () => queries.fetchQuery({ ...customerQuery(true), ...once })],
    ['expedition', 'GET /cart', () => queries.fetchQuery({ ...bagQuery(true), ...once })],
  ];
  for (const [service, request, read] of reads) {
    if (signedIn) await hold(service, request, read);
    else leaveOut(service, request, 'needs a customer: CONTRACT_TOKEN');
  }
  const request = 'GET /order/cart/{cartId}';
  if (!paid) leaveOut('orders', request, 'needs a paid cart: CONTRACT_ORDER=cartId:customerToken');
  else {
    const query = orderByCartQuery(paid.cartId, paid.customerToken);
    await hold('orders', request, () => queries.fetchQuery({ ...query, ...once }));
  }
}
