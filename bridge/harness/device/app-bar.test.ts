import { expect, it } from 'vitest';
import type { Traffic } from '../../host';
import { emptyAppBar, readTraffic } from './app-bar';

const sent = (type: string, payload: object, more: Partial<Traffic> = {}): Traffic => ({
  direction: 'toHost',
  type,
  payload,
  id: 'a',
  session: 's',
  seq: 0,
  ...more,
});

it('shows the title of the route and the number of products in the cart', () => {
  const bar = [
    sent('ROUTE_CHANGE', { path: '/kassa/', title: 'Kassa', canGoBack: true }),
    sent('CART_CHANGE', { numberOfItems: 3 }),
    sent('READY', { versions: [1], capabilities: [] }),
  ].reduce(readTraffic, emptyAppBar);
  expect(bar).toEqual({ title: 'Kassa', canGoBack: true, numberOfItems: 3 });
});

it('an invalid message changes nothing', () => {
  const problem = { code: 'MALFORMED' } as const;
  expect(readTraffic(emptyAppBar, sent('CART_CHANGE', { numberOfItems: 'two' }, { problem }))).toEqual(emptyAppBar);
});
