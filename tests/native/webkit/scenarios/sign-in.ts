import assert from 'node:assert/strict';
import { paths } from '../../../../src/routes/paths';
import { signIn, tokenOf } from '../people';
import type { Scenario } from '../scenario';

const button = { role: 'button', name: 'Logga in' } as const;
const again = { role: 'button', name: 'Öppna inloggningen igen' } as const;

/** An app that signs its customers in; nobody is signed in yet. */
const signedOut = { capabilities: ['token', 'signIn'], answers: { READY: [tokenOf(null, 0)] } };

export const signInByApp: Scenario[] = [
  {
    name: 'SIGN_IN: a press asks the app once, and its TOKEN shows the customer’s prescriptions',
    async run({ way, launch, picture }) {
      const customer = await signIn(way.server, 'prescriptions');
      const app = await launch(signedOut);
      await app.open(paths.prescriptions());
      await app.page.see(button);
      assert.deepEqual(app.all('SIGN_IN'), []);
      await app.page.click(button);
      await app.page.see({ role: 'status', name: 'Vi väntar på att du loggar in i appen.' });
      await app.until('SIGN_IN', () => app.last('SIGN_IN'));
      assert.deepEqual(app.all('SIGN_IN'), [{ path: paths.prescriptions() }]);
      await picture(app, 'sign-in');
      await app.send(tokenOf(await customer.token(), 15));
      await app.page.see({ role: 'link', has: 'Atorvastatin' });
      await app.page.gone(again);
      assert.equal(app.all('SIGN_IN').length, 1);
      assert.deepEqual(app.all('TOKEN_ERROR'), []);
      assert.deepEqual(app.all('OPEN_EXTERNAL'), []);
    },
  },
  {
    name: 'SIGN_IN from the sign-in page: after TOKEN the club is the customer’s, and a double press asks once',
    async run({ way, launch }) {
      const member = await signIn(way.server, 'member');
      const app = await launch(signedOut);
      const path = paths.signIn(paths.club());
      await app.open(path);
      await app.page.see(button);
      await app.page.run(`
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Logga in');
        button.click();
        button.click();`);
      await app.page.see(again);
      await app.send(tokenOf(await member.token(), 15));
      await app.page.see({ role: 'heading', name: 'Hej Anders!' });
      assert.equal(app.all('SIGN_IN').length, 1);
      await app.until('the club', () => app.last('ROUTE_CHANGE')?.path === paths.club());
      assert.deepEqual(app.all('TOKEN_ERROR'), []);
    },
  },
];
