// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fakeApp, hello } from './testing/fake-app';

it('a token of an app that has not declared to own it is refused until it does', () => {
  const { posted, send, shop } = fakeApp();
  const received: object[] = [];
  const token = { accessToken: 'abc', expiresAt: 2_000_000_000_000 };
  shop.on('token', (payload) => received.push(payload));
  send('HELLO', hello);
  send('TOKEN', token);
  expect(received).toEqual([]);
  const faults = posted.filter(({ type }) => type === 'FAULT');
  expect(faults).toMatchObject([{ payload: { code: 'REFUSED', about: 'TOKEN', field: 'capabilities' } }]);
  send('HELLO', { ...hello, capabilities: ['token'] });
  send('TOKEN', token);
  expect(received).toEqual([token]);
});
