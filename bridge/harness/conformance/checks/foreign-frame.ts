import { helloTimeoutMs } from '../../../protocol/limits';
import { type Check, failed, inconclusive, passed } from '../verdict';

/** Longer than the guest counts faults of a kind before it reports them. */
const answerMs = 1_200;

/** The payment provider's frame must not be able to impersonate the page. */
export const foreignFrame: Check = {
  id: 'foreign-frame',
  about: 'Messages of frames other than the main frame are ignored',
  messages: ['READY', 'TOKEN'],
  async run({ forge, next, watchFaults, wait, guest, silentHost }) {
    const session = guest.session;
    const faults = watchFaults();
    const token = next('TOKEN', helloTimeoutMs);
    const hasTried = await forge();
    if (silentHost) return inconclusive('an app that never answers does not show what it accepts');
    if (!hasTried) return inconclusive('this engine has run the script of none of the frames');
    // An app that accepted the frame's READY answers with the frame's session instead of the page's.
    await wait(answerMs);
    if (faults().includes('STALE_SESSION')) return failed('the app answered the READY of a frame');
    if ((await token)?.accessToken === 'forged') return failed('a TOKEN from a frame reached the page');
    return guest.session === session ? passed : failed('a frame started a new session');
  },
};
