import assert from 'node:assert/strict';
import { limits } from '../../../../src/domain/limits';
import { paths } from '../../../../src/routes/paths';
import { plainProduct } from '../../../support/products';
import type { App } from '../app';
import { type Network, withNetwork } from '../network';
import { signIn, tokenOf, unknownToken } from '../people';
import type { Scenario } from '../scenario';
import { eventually } from '../steps';

/** What the console shows for a call whose bearer was refused. */
const refused = /status of 401/;

/** Lets the time pass that an app has to send a token, without waiting for it. */
const timers = `
  const { setTimeout: start, clearTimeout: stop } = window;
  const waiting = new Map();
  window.setTimeout = (run, delay, ...rest) => {
    if (delay !== ${limits.token.hostAnswer}) return start(run, delay, ...rest);
    const id = start(() => waiting.delete(id) && run(...rest), delay);
    waiting.set(id, () => run(...rest));
    return id;
  };
  window.clearTimeout = (id) => {
    waiting.delete(id);
    stop(id);
  };
  window.letTimePass = () => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const run of due) run();
    return due.length;
  };
`;

interface Prescriptions {
  /** How many calls with a token of the sign-in that has ended. */
  refused: number;
  /** The latest bearer. */
  bearer?: string | undefined;
}

/** The prescription service refuses this token with EXP_401; all other services accept it. */
function endSignIn(network: Network, token: string): Prescriptions {
  const calls: Prescriptions = { refused: 0 };
  network.pass = ({ pathname }, headers) => {
    if (!pathname.startsWith('/api/expedition/') || !headers.authorization) return headers;
    calls.bearer = headers.authorization;
    if (calls.bearer !== `Bearer ${token}`) return headers;
    calls.refused += 1;
    return { ...headers, authorization: `Bearer ${unknownToken}` };
  };
  return calls;
}

const retry = { role: 'button', name: 'Försök igen' } as const;

const at = (app: App, path: string) => app.until(path, () => app.last('ROUTE_CHANGE')?.path === path);

async function show(app: App, path: string): Promise<void> {
  await app.send({ type: 'NAVIGATE', payload: { path } });
  await at(app, path);
}

async function expectNoAlert({ page }: App): Promise<void> {
  await page.see({ role: 'heading' });
  assert.equal(await page.has({ role: 'alert' }), false);
  assert.equal(await page.has(retry), false);
}

const areas = [
  paths.prescriptions(),
  paths.children(),
  paths.powersOfAttorney(),
  paths.animals(),
  paths.costProtection(),
  paths.cart(),
];

export const endedSignIn: Scenario[] = [
  {
    name: 'EXP_401: a sign-in that has ended at the prescription service is silent until the app sends a token',
    expected: refused,
    async run({ way, launch }) {
      const customer = await signIn(way.server, 'prescriptions');
      const [first, second] = [await customer.token(), await customer.token()];
      await withNetwork(async (network) => {
        const calls = endSignIn(network, first);
        const { proxy } = network;
        const app = await launch({ proxy, capabilities: ['token'], answers: { READY: [tokenOf(first, 10)] } });
        for (const path of areas) {
          const before = calls.refused;
          await app.open(path);
          await at(app, path);
          await eventually(async () => assert.ok(calls.refused > before && network.pending === 0, path));
          await expectNoAlert(app);
          await app.send(tokenOf(second, 15));
          await eventually(async () => assert.equal(calls.bearer, `Bearer ${second}`, path));
          await app.page.gone({ role: 'status', has: 'hämtas' });
          await expectNoAlert(app);
        }
        assert.deepEqual(app.all('TOKEN_ERROR'), []);
      });
    },
  },
  {
    name: 'EXP_401: if no token comes, the prescriptions say so, and all other pages stay silent',
    expected: refused,
    async run({ way, launch, picture }) {
      const customer = await signIn(way.server, 'prescriptions');
      const [first, second] = [await customer.token(), await customer.token()];
      await withNetwork(async (network) => {
        const app = await launch({
          proxy: network.proxy,
          atStart: [timers],
          capabilities: ['token'],
          answers: { READY: [tokenOf(first, 10)] },
        });
        await app.open(plainProduct().path);
        await app.page.click({ role: 'button', name: 'Lägg i varukorgen' });
        // With the three packages that are in the customer's bag already.
        await app.until('product and packages', () => app.last('CART_CHANGE')?.numberOfItems === 4);
        const calls = endSignIn(network, first);
        await app.open(paths.prescriptions());
        await at(app, paths.prescriptions());
        await eventually(async () => assert.ok(calls.refused > 0 && network.pending === 0));
        await expectNoAlert(app);
        await eventually(async () => assert.ok(Number(await app.page.run('return letTimePass()')) > 0));
        await app.page.see(retry);
        await picture(app, 'ended');
        for (const path of [paths.cart(), paths.checkout(), paths.club(), paths.favourites(), plainProduct().path]) {
          await show(app, path);
          await app.page.gone(retry);
          await expectNoAlert(app);
        }
        await app.send(tokenOf(second, 15));
        await show(app, paths.prescriptions());
        await app.page.see({ role: 'link', has: 'Atorvastatin' });
        assert.equal(calls.bearer, `Bearer ${second}`);
        await expectNoAlert(app);
        assert.deepEqual(app.all('TOKEN_ERROR'), []);
      });
    },
  },
];
