import assert from 'node:assert/strict';
import { hostCapabilities, messages } from '../../../../bridge/protocol';
import type { App, AppOptions } from '../app';
import { around, embedder } from '../around';
import type { Scenario } from '../scenario';

const page = '/harness/conformance/';
const onlyHttp = { app: 'the page is the harness’s, which no app carries' };

/** The engine does not reveal which frame sent a message: an app that needs to know hides its handler from frames. */
const hidden = `if (window !== top) Object.getPrototypeOf(webkit.messageHandlers.luckan).postMessage = () => {};`;

const token = { type: 'TOKEN', payload: { accessToken: 'a token', expiresAt: Date.now() + 3_600_000 } } as const;

/** An app with all capabilities, which accepts what it is sent. */
const able: AppOptions = {
  capabilities: [...hostCapabilities],
  answers: { READY: [token], TOKEN_ERROR: [token], OPEN_EXTERNAL: [{ type: 'ACK', payload: { ok: true } }] },
  hello: { colorScheme: 'light', hidden: true },
  takesNonsense: true,
};

const ofItsOwn = [
  { type: 'BACK', payload: {} },
  { type: 'BACK', payload: {} },
  { type: 'NAVIGATE', payload: { path: '/kassa/' } },
  { type: 'CART_REFRESH', payload: {} },
  { type: 'RESUMED', payload: {} },
  { type: 'INSETS', payload: { top: 47, right: 0, bottom: 34, left: 0 } },
  { type: 'APPEARANCE', payload: { colorScheme: 'dark', fontScale: 1.3 } },
  { type: 'VISIBILITY', payload: { visible: true } },
] as const;

function events(app: App, name: string) {
  return app.all('ANALYTICS_EVENT').flatMap((event) => (event.name === name ? [event.parameters] : []));
}

/** Does what the conformance page waits for until it ends: nothing has failed, and every message has occurred. */
async function conforms(app: App): Promise<void> {
  await app.until('the refusal', () => events(app, 'bridge_conformance_result').some(isRefusal));
  for (const [index, message] of ofItsOwn.entries()) {
    await app.until(message.type, () => events(app, 'bridge_conformance_waiting')[index]?.for === message.type);
    await app.send(message);
  }
  await app.until('the question for the cart icon', () => events(app, 'bridge_conformance_waiting').some(isQuestion));
  assert.notEqual(app.session, 'forged', 'a frame has reached the app');
  await app.send({ type: 'NAVIGATE', payload: { path: `/conformance/${cartIcon(app)}/` } });
  const [counts] = await app.until('the end', () => {
    const ended = events(app, 'bridge_conformance');
    return ended.length > 0 && ended;
  });
  const failed = events(app, 'bridge_conformance_result').filter(({ result }) => result === 'failed');
  assert.deepEqual(failed, []);
  assert.equal(counts?.inconclusive, 0);
  assert.equal(counts?.notOffered, 0);
  const seen = new Set<string>(app.messages.map(({ type }) => type));
  const toApp = Object.values(messages).filter(({ direction }) => direction !== 'toGuest');
  assert.deepEqual(
    toApp.map(({ name }) => name).filter((name) => !seen.has(name)),
    [],
  );
}

/** What an app shows that drops messages of other sessions. */
function cartIcon({ messages, session }: App): number | undefined {
  const cart = messages.findLast((message) => message.type === 'CART_CHANGE' && message.session === session);
  return cart?.type === 'CART_CHANGE' ? cart.payload.numberOfItems : undefined;
}

const isQuestion = ({ answer }: Record<string, unknown>) => answer !== undefined;

const isRefusal = ({ check }: Record<string, unknown>) => check === 'refuses-dangerous-addresses';

export const conformance: Scenario[] = [
  {
    name: 'the conformance run over the handler of iOS: every message, nothing fails',
    without: onlyHttp,
    async run({ way, launch, picture }) {
      const app = await launch({ ...able, inFrames: [{ source: hidden, allowed: ['http://*/*'] }] });
      await app.load(way.server + page);
      await conforms(app);
      await picture(app, 'conformance');
    },
  },
  {
    name: 'the conformance run in a frame of a page that the app shows',
    without: onlyHttp,
    async run({ way, launch, picture }) {
      const app = await launch({ ...able, handler: embedder });
      await app.load(`${way.server}/embedding/`, around(page));
      await conforms(app);
      await picture(app, 'conformance-embedded');
    },
  },
];
