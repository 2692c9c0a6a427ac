import assert from 'node:assert/strict';
import { paths } from '../../../../src/routes/paths';
import { plainProduct } from '../../../support/products';
import { signIn, tokenOf, unknownToken } from '../people';
import type { Scenario } from '../scenario';
import { addToCart } from '../steps';

const heading = (name: string) => ({ role: 'heading', name }) as const;

/** What the console shows for a call whose bearer was refused. */
const refused = /status of 401/;

export const token: Scenario[] = [
  {
    name: 'a token that a service refuses is requested again, and the call is repeated',
    expected: refused,
    async run({ way, launch }) {
      const customer = await signIn(way.server, 'customer');
      const app = await launch({
        capabilities: ['token'],
        answers: { READY: [tokenOf(unknownToken, 10)], TOKEN_ERROR: [tokenOf(await customer.token(), 15)] },
      });
      await addToCart(app, plainProduct());
      assert.deepEqual(app.all('TOKEN_ERROR'), [{ code: 'REJECTED', retryable: true }]);
      await app.open(paths.signIn());
      await app.page.see(heading('Du är inloggad'));
    },
  },
  {
    name: 'a token that is about to expire is requested once',
    async run({ way, launch }) {
      const member = await signIn(way.server, 'member');
      const app = await launch({
        capabilities: ['token'],
        answers: { TOKEN_ERROR: [tokenOf(await member.token(), 15)] },
      });
      const short = await member.token();
      await app.open('/kundklubb/');
      // Its lifetime starts now, however long the page took to load.
      await app.send(tokenOf(short, 0.1));
      await app.until('TOKEN_ERROR', () => app.last('TOKEN_ERROR'));
      await app.page.see(heading('Hej Anders!'));
      await app.send({ type: 'NAVIGATE', payload: { path: plainProduct().path } });
      await app.until('the product', () => app.last('ROUTE_CHANGE')?.path === plainProduct().path);
      assert.deepEqual(app.all('TOKEN_ERROR'), [{ code: 'EXPIRING', retryable: true }]);
    },
  },
  {
    name: 'TOKEN with null signs out, another person’s takes over, and nothing of a token is stored',
    async run({ way, launch, picture }) {
      const [anders, maria] = await Promise.all([signIn(way.server, 'member'), signIn(way.server, 'member-saver')]);
      const app = await launch({
        capabilities: ['token'],
        answers: { READY: [tokenOf(await anders.token(), 15)] },
      });
      await app.open('/kundklubb/');
      await app.page.see(heading('Hej Anders!'));
      await picture(app, 'club');
      await app.send(tokenOf(await maria.token(), 20));
      await app.page.gone(heading('Hej Anders!'));
      await app.page.see({ role: 'heading', has: 'Hej ' });
      await app.send(tokenOf(null, 0));
      await app.page.see(heading('Kundklubb'));
      const stored = await app.page.run('return Object.keys({ ...localStorage, ...sessionStorage })');
      assert.ok(Array.isArray(stored) && !stored.includes('luckan.token.v1'));
      assert.deepEqual(app.all('TOKEN_ERROR'), []);
    },
  },
];
