import assert from 'node:assert/strict';
import { ore } from '../../../../src/domain/money';
import { formatMoney } from '../../../../src/i18n/format';
import { paths } from '../../../../src/routes/paths';
import { plainProduct, toPay } from '../../../support/products';
import type { App } from '../app';
import type { Scenario } from '../scenario';
import { addToCart, eventually, toPayment } from '../steps';

const thanks = { role: 'heading', name: 'Tack för din beställning!' } as const;

/** The number that the customer is to give to customer service. */
async function shownOrderNumber({ page }: App): Promise<string | undefined> {
  return /uppge ordernummer (\d+)/.exec(await page.see({ role: 'text', has: 'uppge ordernummer' }))?.[1];
}

/** From a product's page to the confirmation of its order. */
async function order(app: App): Promise<void> {
  await addToCart(app, plainProduct());
  await app.open(paths.checkout());
  const payment = await toPayment(app);
  await payment.click({ role: 'button', has: 'Betala ' });
  await app.page.see(thanks);
}

export const orderCompleted: Scenario[] = [
  {
    name: 'ORDER_COMPLETED: an order is reported once, and its page opens by its id',
    async run({ launch, picture }) {
      const app = await launch({ capabilities: ['orderCompleted'] });
      await order(app);
      const { orderId, ...facts } = await app.until('ORDER_COMPLETED', () => app.last('ORDER_COMPLETED'));
      const orderNumber = await shownOrderNumber(app);
      assert.deepEqual(facts, { orderNumber, total: toPay(plainProduct(), 1), currency: 'SEK' });
      await app.page.see({ role: 'text', has: formatMoney(ore(facts.total)).replace(/\s/g, ' ') });
      await picture(app, 'ordered');

      const before = app.all('READY').length;
      await app.host.call('reload');
      await app.until('READY after the reload', () => app.all('READY').length > before);
      await app.page.see(thanks);
      assert.equal(await shownOrderNumber(app), orderNumber);
      await app.send({ type: 'NAVIGATE', payload: { path: paths.order(orderId) } });
      // The app is not sent the id again.
      await app.until('its page', () => app.last('ROUTE_CHANGE')?.path === paths.order(':id'));
      await app.page.gone(thanks);
      await eventually(async () => assert.equal(await shownOrderNumber(app), orderNumber));
      assert.equal(app.all('ORDER_COMPLETED').length, 1);
      assert.deepEqual(app.all('FAULT'), []);
    },
  },
  {
    name: 'CLOSE_REQUESTED: the confirmation leads out of the shop, and stays until the app closes it',
    async run({ launch, picture }) {
      const app = await launch({ capabilities: ['close'] });
      await order(app);
      assert.deepEqual(app.all('CLOSE_REQUESTED'), []);
      await app.page.click({ role: 'button', name: 'Klar' });
      await app.until('CLOSE_REQUESTED', () => app.last('CLOSE_REQUESTED'));
      assert.deepEqual(app.all('CLOSE_REQUESTED'), [{ path: paths.thankYou() }]);
      await app.page.see(thanks);
      await picture(app, 'close');
      assert.deepEqual(app.all('ORDER_COMPLETED'), [], 'which this app does not take');
    },
  },
];
