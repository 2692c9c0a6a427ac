import { helloTimeoutMs } from '../../../protocol/limits';
import { type Check, failed, passed } from '../verdict';

/** The payment provider's frame must not be able to impersonate the page. */
export const foreignFrame: Check = {
  id: 'foreign-frame',
  about: 'Messages of frames other than the main frame are ignored',
  messages: ['READY', 'TOKEN'],
  async run({ forge, next, watchFaults, wait, guest }) {
    const session = guest.session;
    const faults = watchFaults();
    const token = next('TOKEN', helloTimeoutMs);
    await forge();
    // An app that accepted the frame's READY answers with the frame's session instead of the page's.
    await wait(500);
    if (faults().includes('STALE_SESSION')) return failed('the app answered the READY of a frame');
    if ((await token)?.accessToken === 'forged') return failed('a TOKEN from a frame reached the page');
    return guest.session === session ? passed : failed('a frame started a new session');
  },
};
