// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApp, hello } from './testing/fake-app';

let posted: ReturnType<typeof fakeApp>['posted'];
let send: ReturnType<typeof fakeApp>['send'];
let shop: ReturnType<typeof fakeApp>['shop'];
const sent = (type: string) => posted.filter((message) => message.type === type).map(({ payload }) => payload);

beforeEach(() => {
  ({ posted, send, shop } = fakeApp());
});

describe('an order, and the wish to leave', () => {
  const order = { orderId: 'o1', orderNumber: '7000123', total: 17_800, currency: 'SEK' } as never;

  it('are sent to an app that has asked for them', () => {
    send('HELLO', { ...hello, capabilities: ['orderCompleted', 'close'] });
    expect([shop.orderCompleted(order), shop.canClose()]).toEqual([true, true]);
    shop.close();
    expect(sent('ORDER_COMPLETED')).toEqual([order]);
    expect(sent('CLOSE_REQUESTED')).toEqual([{ path: '/' }]);
  });

  it('are not sent to another one, or before it has answered', () => {
    expect([shop.orderCompleted(order), shop.canClose()]).toEqual([false, false]);
    send('HELLO', hello);
    expect([shop.orderCompleted(order), shop.canClose()]).toEqual([false, false]);
    expect(sent('ORDER_COMPLETED')).toEqual([]);
  });
});
