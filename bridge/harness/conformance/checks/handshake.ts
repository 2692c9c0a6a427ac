import { helloTimeoutMs } from '../../../protocol/limits';
import { protocolVersions } from '../../../protocol/versions';
import { type Check, failed, passed } from '../verdict';

/** The first request of a page to its app. */
export const handshake: Check = {
  id: 'handshake',
  about: `READY is answered by HELLO within ${helloTimeoutMs} ms`,
  messages: ['READY', 'HELLO'],
  async run({ guest, silentHost }) {
    const hello = await guest.helloSettled;
    if (silentHost) return hello ? failed('the app was declared silent, but it answered') : passed;
    if (!guest.transport) return failed('no transport: neither a native handler nor a configured embedding page');
    if (!hello)
      return failed(
        'no HELLO: not sent, not in time, not for the latest session, or malformed (see the FAULT in your log)',
      );
    if (!protocolVersions.includes(hello.version)) return failed(`HELLO names version ${hello.version}`);
    return passed;
  },
};

/** A load, or a restore from the back-forward cache, starts a new session. */
export const newSession: Check = {
  id: 'new-session',
  about: 'After a restore from the back-forward cache, READY with a new session is answered by HELLO for that session',
  messages: ['READY', 'HELLO'],
  run: (context) => answersNewSession(context),
};

/** Invalid messages must not break an app. */
export const ignoresInvalidMessages: Check = {
  id: 'ignores-invalid-messages',
  about: 'Malformed, unknown, oversized and outdated messages are ignored, and the next READY is answered',
  messages: ['READY', 'HELLO'],
  run(context) {
    const { guest, postRaw } = context;
    const envelope = { luckan: 1, id: 'invalid', session: guest.session, seq: 1_000_000, payload: {} };
    postRaw({ ...envelope, type: 'NO_SUCH_MESSAGE' });
    postRaw({ ...envelope, type: 'CART_CHANGE', payload: { numberOfItems: 'two', __proto__: null } });
    postRaw({ ...envelope, type: 'CART_CHANGE', payload: null });
    postRaw({ ...envelope, luckan: 99, type: 'CART_CHANGE' });
    postRaw({
      ...envelope,
      session: 'previous-session',
      type: 'VIEW_CHECKOUT',
      payload: { cartId: 'previous-session' },
    });
    postRaw({
      ...envelope,
      type: 'ANALYTICS_EVENT',
      payload: { name: 'x', parameters: { text: 'x'.repeat(300_000) } },
    });
    postRaw({ luckan: 1 });
    return answersNewSession(context);
  },
};

async function answersNewSession({ guest, silentHost, next, restore, watchFaults, wait }: Parameters<Check['run']>[0]) {
  if (silentHost) return passed;
  const faults = watchFaults();
  const hello = next('HELLO', helloTimeoutMs);
  restore();
  if (!(await hello)) return failed(`no HELLO for the session ${guest.session.slice(0, 4)}…`);
  // Messages for the previous session would arrive within this time.
  await wait(300);
  return faults().includes('STALE_SESSION') ? failed('messages still arrive for the previous session') : passed;
}
