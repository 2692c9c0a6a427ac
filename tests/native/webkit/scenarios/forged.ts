import assert from 'node:assert/strict';
import { plainProduct } from '../../../support/products';
import type { App } from '../app';
import { signIn, tokenOf } from '../people';
import type { Scenario } from '../scenario';
import { addToCart, eventually, toPayment } from '../steps';

/**
 * A script that could run in a provider's frame: it passes any message on to the app's handler and to the shop's entry
 * function.
 */
const forger = `
document.addEventListener('forge', ({ detail }) => {
  window.webkit?.messageHandlers?.luckan?.postMessage(detail);
  window.__luckanReceive?.(detail);
  document.documentElement.dataset.entry = typeof window.__luckanReceive;
});`;

/** No customer is signed in, and nothing has failed. */
async function expectNobody(app: App): Promise<void> {
  await app.send({ type: 'NAVIGATE', payload: { path: '/kundklubb/' } });
  await app.page.see({ role: 'heading', name: 'Kundklubb' });
  assert.equal(await app.page.has({ role: 'heading', has: 'Hej ' }), false);
  assert.deepEqual(app.all('FAULT'), []);
}

const signedOut = { type: 'TOKEN', payload: { accessToken: null, expiresAt: 0 } } as const;

export const forged: Scenario[] = [
  {
    name: 'a payment frame’s forged messages reach nothing: posted to the shop’s window, or called in its own',
    async run({ way, launch }) {
      const member = await signIn(way.server, 'member');
      const app = await launch({
        capabilities: ['token'],
        answers: { READY: [signedOut] },
        // The engine's patterns have no ports.
        inFrames: [{ source: forger, allowed: ['http://127.0.0.1/frames/payment/*'] }],
      });
      await addToCart(app, plainProduct());
      await app.open('/kassa/');
      const payment = await toPayment(app);
      const { session } = app;
      const envelope = (type: string, payload: object) => ({
        luckan: 1,
        id: `f-${type}`,
        session,
        seq: 50,
        type,
        payload,
      });
      const forgeries = [
        envelope('TOKEN', tokenOf(await member.token(), 60).payload),
        envelope('NAVIGATE', { path: '/kundklubb/' }),
        envelope('CART_REFRESH', { cartId: 'f'.repeat(32) }),
        envelope('INSETS', { top: 99, right: 0, bottom: 0, left: 0 }),
      ];
      const countBefore = app.messages.length;
      for (const message of forgeries) {
        await payment.post(message);
        await payment.post(JSON.stringify(message));
      }
      // Messages arrive in order: once the height is applied, earlier messages have been processed too.
      await payment.post({ type: 'height', frame: 'payment', height: 1_234 });
      await app.until('the height', () => app.last('PAYMENT_PROVIDER_HEIGHT')?.height === 1_234);
      assert.deepEqual(
        app.messages.slice(countBefore).map(({ type }) => type),
        ['PAYMENT_PROVIDER_HEIGHT'],
      );

      for (const message of forgeries) await payment.dispatch('forge', JSON.stringify(message));
      await eventually(async () => assert.equal(await payment.attribute('data-entry'), 'undefined'));
      assert.equal(await app.page.variable('--inset-top'), '');
      assert.equal(app.last('ROUTE_CHANGE')?.path, '/kassa/');
      // The engine does not reveal which frame sent a message: on iOS the app drops these with isMainFrame.
      const reached = app.broken.splice(0);
      assert.equal(reached.length, forgeries.length, 'the handler itself is open to every frame');
      await expectNobody(app);
    },
  },
  {
    name: 'a native app’s shop takes nothing that is posted to its window, by its own page neither',
    async run({ way, launch }) {
      const member = await signIn(way.server, 'member');
      const app = await launch({ capabilities: ['token'], answers: { READY: [signedOut] } });
      await app.open('/');
      await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE'));
      const { session } = app;
      const message = { luckan: 1, id: 'w-1', session, seq: 50, ...tokenOf(await member.token(), 60) };
      await app.page.run(`
        const posted = ${JSON.stringify(message)};
        const received = new Promise((resolve) => addEventListener('message', ({ data }) => data === 'last' && resolve()));
        for (const data of [posted, JSON.stringify(posted), 'last']) postMessage(data, '*');
        await received;
        try { window.__luckanReceive = () => {}; } catch {}
        return 0;`);
      await expectNobody(app);
      assert.equal(await app.page.run('return Object.isFrozen(window.__luckanReceive)'), true);
    },
  },
  {
    name: 'FAULT: what is ours and wrong is named, without its contents; what is not ours is ignored',
    async run({ launch }) {
      const app = await launch();
      await app.open('/');
      await app.until('ROUTE_CHANGE', () => app.last('ROUTE_CHANGE'));
      const { session } = app;
      const sendForged = (message: object) =>
        app.sendRaw({ luckan: 1, id: 'x', session, seq: 60, payload: {}, ...message });
      for (const foreign of ['', '{', 'null', '{"type":"TOKEN"}', 'luckan']) await app.sendRaw(foreign);
      await sendForged({ type: 'NAVIGATE', payload: { path: '//evil.example' } });
      await sendForged({ type: 'TOKEN', payload: { accessToken: 7, expiresAt: 1 } });
      await sendForged({ type: 'OPEN_SESAME' });
      await sendForged({ luckan: 2, type: 'RESUMED' });
      await sendForged({ type: 'RESUMED', session: 'long gone' });
      await sendForged({ type: 'NAVIGATE', payload: { path: `/${'x'.repeat(300_000)}` } });
      await sendForged({ type: 'RESUMED' });
      await sendForged({ type: 'RESUMED' });
      await app.until('the last fault', () => app.last('FAULT')?.code === 'OUT_OF_ORDER');
      assert.deepEqual(app.all('FAULT'), [
        { code: 'MALFORMED', about: 'NAVIGATE', field: 'path' },
        { code: 'MALFORMED', about: 'TOKEN', field: 'accessToken' },
        { code: 'UNKNOWN_TYPE', about: 'OPEN_SESAME' },
        { code: 'UNSUPPORTED_VERSION' },
        { code: 'STALE_SESSION', about: 'RESUMED' },
        { code: 'TOO_LARGE', about: 'NAVIGATE' },
        { code: 'OUT_OF_ORDER', about: 'RESUMED' },
      ]);
      assert.equal(app.last('ROUTE_CHANGE')?.path, '/');
    },
  },
];
