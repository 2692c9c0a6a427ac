import { createGuest } from '../../guest';
import { createFakeWindow } from '../../guest/testing/fake-window';
import { createHost, type HostOptions } from '../../host';
import { hostCapabilities } from '../../protocol/capabilities';
import type { Envelope } from '../../protocol/envelope';
import type { PayloadOf } from '../../protocol/types';
import { type ConformanceOptions, runConformance } from './run-conformance';
import { watchGuest } from './watch-guest';

export function helloWith(...capabilities: string[]): PayloadOf<'HELLO'> {
  return { version: 1, app: { name: 'Example', version: '2.0' }, capabilities };
}

export interface TestApp extends Partial<Pick<HostOptions, 'hello' | 'onRequest'>> {
  /** Modifies messages of the page before the host receives them; null drops a message. */
  change?: (message: Envelope) => Envelope | null;
  /** The same for messages to the page. */
  changeAnswer?: (message: Envelope) => Envelope | null;
  /** Whether it sends the messages that the run waits for. */
  helpful?: boolean;
  /** Whether it accepts messages of frames as the page's. */
  listensToFrames?: boolean;
  /** Whether frames can try to impersonate the page. */
  runsFrames?: boolean;
  /** Whether it reports what its cart icon shows. */
  reportsCartIcon?: boolean;
  /** Its token. */
  token?: () => PayloadOf<'TOKEN'>;
}

const forgedReady = {
  luckan: 1,
  type: 'READY',
  id: 'forged',
  session: 'forged',
  seq: 0,
  payload: { versions: [1], capabilities: [] },
};

/** Runs the checks in one process, against an app simulated with the package's own host. */
export async function conformanceOf(app: TestApp, options: Partial<ConformanceOptions> = {}) {
  const page = createFakeWindow();
  const receivedTypes: string[] = [];
  let receive = (_: unknown): void => {};
  const { change = (it: Envelope) => it, changeAnswer = (it: Envelope) => it, helpful = true } = app;
  const { runsFrames = true, reportsCartIcon = true } = app;
  const token = app.token ?? (() => ({ accessToken: 'secret', expiresAt: Date.now() + 60_000 }));
  let cartIcon = 0;
  const timers = {
    setTimeout: (callback: () => void, delay: number) => Number(setTimeout(callback, delay)),
    clearTimeout: (timer: number | undefined) => clearTimeout(timer),
  };
  Object.assign(page.window, {
    ...timers,
    luckanHost: {
      postMessage(text: string) {
        const message = change(JSON.parse(text));
        if (message) queueMicrotask(() => receive(message));
      },
    },
  });
  const host = createHost({
    window: timers,
    connection: {
      post(message) {
        const changed = changeAnswer(message);
        if (changed) page.receive(changed);
      },
      listen(listener) {
        receive = listener;
        return () => {};
      },
    },
    hello: app.hello ?? (() => ({ ...helloWith(...hostCapabilities), colorScheme: 'light', hidden: true })),
    onRequest: app.onRequest ?? (() => ({ ok: true })),
    onMessage({ type, payload }) {
      receivedTypes.push(type);
      if (type === 'READY' || type === 'TOKEN_ERROR') host.send('TOKEN', token());
      if (type === 'CART_CHANGE') cartIcon = payload.numberOfItems;
      if (helpful && type === 'ANALYTICS_EVENT' && payload.name === 'bridge_conformance_waiting')
        help(payload.parameters);
    },
  });
  function help({ for: type, answer }: Readonly<Record<string, unknown>>) {
    if (type === 'BACK') host.back();
    if (type === 'NAVIGATE' && !answer) host.send('NAVIGATE', { path: '/kassa/' });
    if (answer && reportsCartIcon) host.send('NAVIGATE', { path: `/conformance/${cartIcon}/` });
    if (type === 'RESUMED') host.send('RESUMED', {});
    if (type === 'CART_REFRESH') host.send('CART_REFRESH', {});
    if (type === 'INSETS') host.send('INSETS', { top: 47, right: 0, bottom: 34, left: 0 });
    if (type === 'VISIBILITY') host.send('VISIBILITY', { visible: true });
    if (type === 'APPEARANCE') host.send('APPEARANCE', { colorScheme: 'dark' });
  }

  const { guest, ...watched } = watchGuest(
    (onFault) => createGuest({ window: page.window, mode: 'external', hostOrigins: [], onFault }),
    timers.setTimeout,
  );
  const report = await runConformance(
    {
      guest,
      silentHost: false,
      before: [],
      postRaw: (message) => page.window.luckanHost?.postMessage(JSON.stringify(message)),
      restore: () => page.fire('pageshow', { persisted: true }),
      forge: async () => {
        if (app.listensToFrames && runsFrames) receive(forgedReady);
        return runsFrames;
      },
      promptUser: () => new Promise((resolve) => setTimeout(resolve, 1000)),
      askUser: () => new Promise((resolve) => setTimeout(() => resolve(null), 1000)),
      clock: { setTimeout, now: Date.now },
      onStart() {},
      onReport() {},
      ...options,
    },
    watched,
  );
  return { report, receivedTypes, resultOf: (id: string) => report.checks.find((check) => check.id === id) };
}
