// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { testQueries, withQueries } from '../../../tests/support/queries';
import { render } from '../../../tests/support/render';
import { beforeStart } from '../../cart/view';
import { emptyCart } from '../../domain/empty-cart';
import { Checkout } from './Checkout';
import * as styles from './CheckoutScreen.css';
import type { Payment } from './payment/use-payment';

const nothing = async () => {};
const payment: Payment = {
  state: 'open',
  refusal: null,
  settle: nothing,
  confirmAgain: nothing,
  orderAgain: async () => 'unsure',
  declined() {},
  leave: nothing,
  comeBack: nothing,
  followOrder: nothing,
  payOtherwise: nothing,
};

it('the sum above the steps is dimmed and busy while changes are saved', async () => {
  // The steps stay placeholders.
  fakeHttp(() => new Promise(() => {}));
  const queries = testQueries();
  const shown = (saving: boolean) =>
    withQueries(
      <Checkout cart={emptyCart} view={{ ...beforeStart, saving }} payment={payment} onEmptied={() => {}} />,
      queries,
    );
  const { show } = await render(shown(true));
  const sum = document.querySelector('a[href="#kassa-summering"]');
  expect(sum?.textContent).toContain('Att betala');
  expect([sum?.className, sum?.getAttribute('aria-busy')]).toEqual([styles.glanceSaving, 'true']);
  await show(shown(false));
  expect([sum?.className, sum?.getAttribute('aria-busy')]).toEqual([styles.glance, 'false']);
});
