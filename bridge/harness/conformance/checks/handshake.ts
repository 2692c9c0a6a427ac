import { helloTimeoutMs } from '../../../protocol/limits';
import { protocolVersions } from '../../../protocol/versions';
import { type Check, failed, inconclusive, notOffered, passed } from '../verdict';

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
    if (hello.returnUrl && !mayReturnTo(hello.returnUrl))
      return failed('returnUrl is neither https nor a scheme of an app');
    if (!protocolVersions.includes(hello.version)) return failed(`HELLO names version ${hello.version}`);
    return passed;
  },
};

/** Which schemes of apps a shop accepts, its configuration states (`appSchemes`). */
function mayReturnTo(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:') return ['localhost', '127.0.0.1'].includes(hostname);
  return !['javascript:', 'data:', 'file:', 'blob:', 'about:', 'vbscript:'].includes(protocol);
}

/** A load, or a restore from the back-forward cache, starts a new session. */
export const newSession: Check = {
  id: 'new-session',
  about: 'After a restore from the back-forward cache, READY with a new session is answered by HELLO for that session',
  messages: ['READY', 'HELLO'],
  run: (context) => answersNewSession(context),
};

/** Invalid messages must not break an app, nor make it do anything. */
export const ignoresInvalidMessages: Check = {
  id: 'ignores-invalid-messages',
  about: 'Malformed, unknown, oversized and outdated messages are ignored, and the next READY is answered',
  messages: ['READY', 'HELLO', 'TOKEN_ERROR', 'OPEN_EXTERNAL'],
  async run(context) {
    const { guest, postRaw, silentHost, next, watchFaults, wait } = context;
    const envelope = { luckan: 1, id: 'invalid', session: guest.session, seq: 1_000_000, payload: {} };
    const faults = watchFaults();
    const token = next('TOKEN', reactionMs);
    postRaw({ ...envelope, type: 'NO_SUCH_MESSAGE' });
    postRaw({ ...envelope, session: 'previous-session', type: 'VIEW_CHECKOUT', payload: { cartId: 'previous' } });
    postRaw({
      ...envelope,
      type: 'ANALYTICS_EVENT',
      payload: { name: 'x', parameters: { text: 'x'.repeat(300_000) } },
    });
    postRaw({ luckan: 1 });
    postRaw({ ...envelope, type: 'TOKEN_ERROR', payload: { code: 'REJECTED', retryable: 'yes' } });
    const opened = guest.supports('OPEN_EXTERNAL')
      ? guest.request('OPEN_EXTERNAL', { url: 42 as unknown as string }).then(({ ok }) => ok)
      : false;
    postRaw({ ...envelope, type: 'READY', session: 'malformed', seq: 0, payload: { versions: 'one' } });
    if (silentHost) return inconclusive('an app that never answers does not show what it accepts');
    await wait(reactionMs);
    // Who ignores it does not answer: what has not come by now is none.
    if (await Promise.race([opened, false])) return failed('the app reports that it has opened 42');
    if (await token) return failed('the app has answered a malformed TOKEN_ERROR');
    if (faults().includes('STALE_SESSION')) return failed('the app has answered a malformed READY');
    return answersNewSession(context);
  },
};

/** Longer than the guest counts faults of a kind before it reports them. */
const reactionMs = 1_200;

async function answersNewSession({ guest, silentHost, next, restore, watchFaults, wait }: Parameters<Check['run']>[0]) {
  if (silentHost) return notOffered('anything');
  const faults = watchFaults();
  const hello = next('HELLO', helloTimeoutMs);
  restore();
  if (!(await hello)) return failed(`no HELLO for the session ${guest.session.slice(0, 4)}…`);
  // Messages for the previous session would arrive within this time.
  await wait(300);
  return faults().includes('STALE_SESSION') ? failed('messages still arrive for the previous session') : passed;
}
