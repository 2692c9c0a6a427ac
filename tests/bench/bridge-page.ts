import { createGuest } from '../../bridge/guest';

/** Runs in the browser: the cost of a message on the web side, in batches large enough for its clock. */
const batches = 200;
const perBatch = 50;

interface Costs {
  /** Microseconds per message, one value per batch. */
  sent: number[];
  received: number[];
  bare: number[];
  /** 10 000 messages in one go: how many arrived, and whether in order. */
  burst: { sent: number; arrived: number; inOrder: boolean };
}

declare global {
  interface Window {
    measureBridge(): Promise<Costs>;
  }
}

const payload = { path: '/kassa/', title: 'Kassa', canGoBack: true };

window.measureBridge = async () => {
  const arrived: number[] = [];
  let session = '';
  const postMessage = (text: string) => {
    const { type, session: sessionSent, seq } = JSON.parse(text);
    if (type === 'READY') session = sessionSent;
    arrived.push(seq);
  };
  // An app reads the text in a process of its own, so that is no cost to the page.
  const free = { postMessage: (_: string) => {} };
  Object.assign(window, { luckanHost: { postMessage } });
  const guest = createGuest({ window, mode: 'external', hostOrigins: [] });
  let seq = 0;
  const send = (type: string, body: object) =>
    JSON.stringify({ luckan: 1, type, id: `h${seq}`, session, seq: seq++, payload: body });
  window.__luckanReceive?.(send('HELLO', { version: 1, app: { name: 'Bench', version: '1' }, capabilities: [] }));

  const first = arrived.length;
  const many = 10_000;
  for (let count = 0; count < many; count++) guest.send('ANALYTICS_EVENT', { name: 'bench', parameters: { count } });
  const burst = arrived.slice(first);
  const inOrder = burst.every((value, at) => value === (burst[0] ?? 0) + at);

  Object.assign(window, { luckanHost: free });
  guest.on('NAVIGATE', () => {});
  const costs: Costs = { sent: [], received: [], bare: [], burst: { sent: many, arrived: burst.length, inOrder } };
  const event = (count: number) => ({ name: 'bench', parameters: { count, ...payload } });
  for (let batch = 0; batch < batches; batch++) {
    // The three take turns, so that other load on the machine affects them equally.
    costs.sent.push(timed((count) => guest.send('ANALYTICS_EVENT', event(count))));
    const texts = Array.from({ length: perBatch }, (_, count) => send('NAVIGATE', { path: `/produkt/${count}/` }));
    costs.received.push(timed((count) => window.__luckanReceive?.(texts[count] ?? '')));
    costs.bare.push(timed((count) => window.postMessage(event(count), location.origin)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return costs;
};

/** Microseconds per message within one batch. */
function timed(act: (count: number) => unknown): number {
  const started = performance.now();
  for (let count = 0; count < perBatch; count++) act(count);
  return ((performance.now() - started) * 1000) / perBatch;
}
