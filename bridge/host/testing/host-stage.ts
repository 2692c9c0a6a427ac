import type { Envelope } from '../../protocol/envelope';
import { createHost } from '../create-host';
import type { HostOptions, Traffic } from '../host';

export const hello = { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities: [] };

/** A host whose shop is the test. */
export function setUp(options: Partial<HostOptions> = {}) {
  const posted: Envelope[] = [];
  const traffic: Traffic[] = [];
  const timers: (() => void)[] = [];
  let receive = (_: unknown): void => {};
  const host = createHost({
    window: { setTimeout: (callback) => timers.push(callback), clearTimeout() {} },
    connection: {
      post: (message) => posted.push(message),
      listen(listener) {
        receive = listener;
        return () => {
          receive = () => {};
        };
      },
    },
    hello: () => hello,
    onTraffic: (seen) => traffic.push(seen),
    ...options,
  });
  let seq = 0;
  return {
    host,
    posted,
    traffic,
    timers,
    raw: (data: unknown) => receive(data),
    deliver: (type: string, payload: object, session = 's1', id = `g.${seq}`) =>
      receive({ luckan: 1, type, id, session, seq: seq++, payload }),
    types: () => posted.map(({ type }) => type),
  };
}
