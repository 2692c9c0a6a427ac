import { expect, it } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { cartId, paymentId } from '../../domain/ids';
import { expectedFailure } from '../errors';
import { checkout, confirm } from './checkout-calls';

const failureOf = (answer: Promise<unknown>) => answer.then(() => null, expectedFailure);

it.each([403, 404, 410])(
  'a cart that is answered with %i is gone: it opens no checkout and becomes no order',
  async (status) => {
    const requests = fakeHttp(() => new Response('{}', { status }));
    expect(await failureOf(checkout('b2c', cartId('c1'), {}, undefined))).toEqual({ kind: 'invalidCart' });
    expect(await failureOf(confirm('b2c', cartId('c1'), paymentId('p1'), {}))).toEqual({ kind: 'invalidCart' });
    expect(requests.length).toBeGreaterThanOrEqual(2);
  },
);
