import { helloTimeoutMs } from '../../../protocol/limits';
import { protocolVersions } from '../../../protocol/versions';
import { type Check, failed, passed } from '../verdict';

/** The first thing that a page asks of its app. */
export const handshake: Check = {
  id: 'handshake',
  about: `READY is answered by HELLO within ${helloTimeoutMs} ms`,
  messages: ['READY', 'HELLO'],
  async run({ guest, silentHost }) {
    const hello = await guest.helloSettled;
    if (silentHost) return hello ? failed('it was said that the app never answers, but it did') : passed;
    if (!guest.transport) return failed('no way to an app: neither a handler nor a known page around this one');
    if (!hello)
      return failed(
        'no HELLO: not sent, not in time, not for the newest session, or malformed (a FAULT in your log says which)',
      );
    if (!protocolVersions.includes(hello.version)) return failed(`HELLO names version ${hello.version}`);
    return passed;
  },
};

/** A load, or a return from the back-forward cache, begins anew. */
export const newSession: Check = {
  id: 'new-session',
  about: 'After a return from the back-forward cache, READY with a new session is answered by HELLO for that session',
  messages: ['READY', 'HELLO'],
  run: (context) => greetedAnew(context),
};

/** Whatever an app is sent, it goes on working. */
export const survivesNonsense: Check = {
  id: 'survives-nonsense',
  about: 'Malformed, unknown, oversized and outdated messages are ignored, and the next READY is answered',
  messages: ['READY', 'HELLO'],
  run(context) {
    const { guest, postRaw } = context;
    const envelope = { luckan: 1, id: 'nonsense', session: guest.session, seq: 1_000_000, payload: {} };
    postRaw({ ...envelope, type: 'NO_SUCH_MESSAGE' });
    postRaw({ ...envelope, type: 'CART_CHANGE', payload: { numberOfItems: 'two', __proto__: null } });
    postRaw({ ...envelope, type: 'CART_CHANGE', payload: null });
    postRaw({ ...envelope, luckan: 99, type: 'CART_CHANGE' });
    postRaw({ ...envelope, session: 'of-yesterday', type: 'VIEW_CHECKOUT', payload: { cartId: 'of-yesterday' } });
    postRaw({
      ...envelope,
      type: 'ANALYTICS_EVENT',
      payload: { name: 'x', parameters: { text: 'x'.repeat(300_000) } },
    });
    postRaw({ luckan: 1 });
    return greetedAnew(context);
  },
};

async function greetedAnew({ guest, silentHost, next, restore, watchFaults, wait }: Parameters<Check['run']>[0]) {
  if (silentHost) return passed;
  const faults = watchFaults();
  const hello = next('HELLO', helloTimeoutMs);
  restore();
  if (!(await hello)) return failed(`no HELLO for the session ${guest.session.slice(0, 4)}…`);
  // What still comes for the session before comes soon.
  await wait(300);
  return faults().includes('STALE_SESSION') ? failed('messages still come for the session before') : passed;
}
