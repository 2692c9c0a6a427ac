import { createGuest } from '../../bridge/guest';

/** Runs in the browser: what a message costs on the web side, in batches that its clock can tell apart. */
const batches = 200;
const perBatch = 50;

interface Costs {
  /** Microseconds a message, one value a batch. */
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
    const { type, session: told, seq } = JSON.parse(text);
    if (type === 'READY') session = told;
    arrived.push(seq);
  };
  // An app takes the text in a process of its own: what it does with it is not the page's cost.
  const free = { postMessage: (_: string) => {} };
  Object.assign(window, { luckanHost: { postMessage } });
  const guest = createGuest({ window, mode: 'external', hostOrigins: [] });
  let seq = 0;
  const tell = (type: string, body: object) =>
    JSON.stringify({ luckan: 1, type, id: `h${seq}`, session, seq: seq++, payload: body });
  window.__luckanReceive?.(tell('HELLO', { version: 1, app: { name: 'Bench', version: '1' }, capabilities: [] }));

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
    // The three in turns: whatever else the machine does meets all of them.
    costs.sent.push(timed((count) => guest.send('ANALYTICS_EVENT', event(count))));
    const texts = Array.from({ length: perBatch }, (_, count) => tell('NAVIGATE', { path: `/produkt/${count}/` }));
    costs.received.push(timed((count) => window.__luckanReceive?.(texts[count] ?? '')));
    costs.bare.push(timed((count) => window.postMessage(event(count), location.origin)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return costs;
};

/** Microseconds of each, within one batch. */
function timed(act: (count: number) => unknown): number {
  const started = performance.now();
  for (let count = 0; count < perBatch; count++) act(count);
  return ((performance.now() - started) * 1000) / perBatch;
}
