import { helloTimeoutMs } from '../../../protocol/limits';
import { type Check, failed, passed } from '../verdict';

/** The payment provider's frame must not be able to speak for the page. */
export const foreignFrame: Check = {
  id: 'foreign-frame',
  about: 'A frame that is not the main one is not listened to',
  messages: ['READY', 'TOKEN'],
  async run({ forge, next, watchFaults, wait, guest }) {
    const session = guest.session;
    const faults = watchFaults();
    const token = next('TOKEN', helloTimeoutMs);
    await forge();
    // An app that took the frame's READY answers into the frame's session, which is not this page's.
    await wait(500);
    if (faults().includes('STALE_SESSION')) return failed('the app answered the READY of a frame');
    if ((await token)?.accessToken === 'forged') return failed('a TOKEN of a frame reached the page');
    return guest.session === session ? passed : failed('a frame began a new session');
  },
};
