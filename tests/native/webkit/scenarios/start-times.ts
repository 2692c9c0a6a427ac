import assert from 'node:assert/strict';
import { plainProduct } from '../../../support/products';
import { tokenOf } from '../people';
import type { Scenario } from '../scenario';

const product = plainProduct();

export const startTimes: Scenario[] = [
  {
    name: 'START_TIMES: once for each document, with marks in the order of the start',
    async run({ launch }) {
      const app = await launch({ capabilities: ['startTimes', 'token'], answers: { READY: [tokenOf(null, 0)] } });
      const began = Date.now();
      await app.open(product.path);
      const times = await app.until('START_TIMES', () => app.last('START_TIMES'));
      const { ready, hello = -1, token = -1, usable, requests, bytes } = times;
      const { requestStarts = [], requestEnds = [], requestBytes = [] } = times;
      const inOrder = [0, ready, hello, token, Date.now() - began];
      assert.deepEqual(
        inOrder,
        inOrder.toSorted((one, other) => one - other),
      );
      assert.ok(ready > 0 && ready <= usable && usable <= Date.now() - began, `${ready}, ${usable}`);
      assert.ok(requests > 0 && requests <= 200, `${requests} requests`);
      for (const list of [requestStarts, requestEnds, requestBytes]) assert.equal(list.length, requests);
      assert.ok(requestStarts.every((start, index) => start <= usable && start <= (requestEnds[index] ?? -1)));
      assert.equal(
        requestBytes.reduce((sum, each) => sum + each, 0),
        bytes,
      );

      await app.send({ type: 'NAVIGATE', payload: { path: '/varukorg/' } });
      await app.page.see({ role: 'heading', name: 'Varukorg' });
      assert.equal(app.all('START_TIMES').length, 1, 'the same document');
      await app.host.call('reload');
      await app.until('those of the next document', () => app.all('START_TIMES').length === 2);
    },
  },
  {
    name: 'START_TIMES: not without the capability, and once to an app that greets later',
    async run({ launch }) {
      const app = await launch();
      await app.open(product.path);
      await app.until('CART_CHANGE', () => app.last('CART_CHANGE'));
      await app.send({ type: 'NAVIGATE', payload: { path: '/varukorg/' } });
      await app.page.see({ role: 'heading', name: 'Varukorg' });
      assert.deepEqual(app.all('START_TIMES'), []);
      const greeting = { version: 1, app: { name: 'Exempelappen', version: '1' }, capabilities: ['startTimes'] };
      for (let time = 0; time < 2; time += 1) await app.send({ type: 'HELLO', payload: greeting });
      const times = await app.until('START_TIMES', () => app.last('START_TIMES'));
      assert.ok(times.ready <= times.usable);
      await app.send({ type: 'NAVIGATE', payload: { path: product.path } });
      await app.page.see({ role: 'heading', name: product.title });
      assert.equal(app.all('START_TIMES').length, 1);
    },
  },
];
