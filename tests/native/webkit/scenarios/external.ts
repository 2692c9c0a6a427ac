import assert from 'node:assert/strict';
import type { MessageOf, ToGuestType } from '../../../../bridge/protocol';
import { paths } from '../../../../src/routes/paths';
import { plainProduct } from '../../../support/products';
import type { App } from '../app';
import type { Scenario } from '../scenario';
import { addToCart, toPayment } from '../steps';

const returnUrl = 'app://localhost/tillbaka';
const consent = { preferences: false, statistics: true, marketing: false };

function answering(ack: MessageOf<'ACK'>['payload']) {
  const answers = {
    OPEN_EXTERNAL: [{ type: 'ACK', payload: ack }] satisfies Pick<MessageOf<ToGuestType>, 'type' | 'payload'>[],
  };
  return { capabilities: ['openExternal'], hello: { returnUrl, consent }, answers };
}

/** Continues to the bank's own page, which no frame can show. @returns the address that the app is to open */
async function payByBank(app: App): Promise<URL> {
  await addToCart(app, plainProduct());
  await app.open('/kassa/');
  const payment = await toPayment(app);
  await payment.click({ role: 'radio', has: 'Bank' });
  await payment.click({ role: 'button', has: 'Betala ' });
  const { url } = await app.until('OPEN_EXTERNAL', () => app.last('OPEN_EXTERNAL'));
  return new URL(url);
}

function stayed(app: App, base: string): void {
  assert.ok(app.addresses().length > 0);
  assert.deepEqual(
    app.addresses().filter((address) => !address.startsWith(base)),
    [],
  );
}

export const external: Scenario[] = [
  {
    name: 'OPEN_EXTERNAL and RESUMED: the app opens the bank; back in front, the shop asks what became of it',
    async run({ way, launch, picture }) {
      const app = await launch(answering({ ok: true }));
      const bank = await payByBank(app);
      assert.equal(bank.pathname, '/frames/bank/');
      const session = bank.searchParams.get('session');
      const approved = await fetch(`${bank.origin}/frames/api/payment/${session}/bank`, {
        method: 'POST',
        headers: { origin: bank.origin, 'content-type': 'application/json' },
        body: JSON.stringify({ outcome: 'approved' }),
      });
      assert.equal(approved.status, 200);
      await picture(app, 'bank');
      assert.deepEqual(app.trackedEvents().includes('purchase'), false, 'the shop does not know of it yet');
      await app.send({ type: 'RESUMED', payload: {} });
      await app.page.see({ role: 'heading', name: 'Tack för din beställning!' });
      await app.until('purchase', () => app.trackedEvents().includes('purchase'));
      assert.equal(app.all('OPEN_EXTERNAL').length, 1);
      stayed(app, way.base);
    },
  },
  {
    name: 'OPEN_EXTERNAL refused: the shop says so, and the web view goes nowhere',
    async run({ way, launch, picture }) {
      const app = await launch(answering({ ok: false, reason: 'REFUSED' }));
      await payByBank(app);
      await app.page.see({ role: 'alert', has: 'Sidan där betalningen fortsätter kunde inte öppnas' });
      await picture(app, 'refused');
      stayed(app, way.base);
    },
  },
  {
    name: 'BankID is opened by the app, and leads back to it',
    without: { app: 'cookies do not exist there: the app owns the token, and signs in itself' },
    async run({ way, launch, picture }) {
      const app = await launch(answering({ ok: true }));
      await app.open(paths.signIn());
      await app.page.click({ role: 'button', name: 'BankID' });
      await app.page.click({ role: 'button', name: 'BankID på den här enheten' });
      const { url } = await app.until('OPEN_EXTERNAL', () => app.last('OPEN_EXTERNAL'));
      assert.equal(new URL(url).pathname, '/frames/eid/');
      assert.ok(new URL(url).searchParams.get('autostarttoken'));
      await picture(app, 'bankid');
      stayed(app, way.base);
    },
  },
  {
    name: 'an app that owns the token signs in itself: the login box says so',
    async run({ launch }) {
      const payload = { accessToken: null, expiresAt: Date.now() };
      const app = await launch({ capabilities: ['token'], answers: { READY: [{ type: 'TOKEN', payload }] } });
      await app.open(paths.signIn());
      await app.page.see({ role: 'text', has: 'Du loggar in i appen.' });
      assert.deepEqual(app.all('OPEN_EXTERNAL'), []);
    },
  },
];
