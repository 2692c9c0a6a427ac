import { type Check, failed, notOffered, passed } from '../verdict';

const capability = 'openExternal';

/** A request must be answered, whatever the app decides. */
export const openExternal: Check = {
  id: 'open-external',
  about: 'OPEN_EXTERNAL is answered by an ACK with its id within 10 s',
  messages: ['OPEN_EXTERNAL', 'ACK'],
  async run({ guest }) {
    if (!guest.supports('OPEN_EXTERNAL')) return notOffered(capability);
    const outcome = await guest.request('OPEN_EXTERNAL', { url: 'https://example.com/' });
    if (outcome.ok)
      return { result: 'passed', reason: 'Look for: https://example.com/ in a browser, not in this web view' };
    return outcome.error.code === 'TIMED_OUT'
      ? failed('no ACK with the id of the request')
      : { result: 'passed', reason: `refused with ${outcome.error.code}` };
  },
};

/** The app must check addresses against its own allow-list. */
export const refusesDangerous: Check = {
  id: 'refuses-dangerous-addresses',
  about: 'OPEN_EXTERNAL with a script, a file or an address with a password is refused',
  messages: ['OPEN_EXTERNAL', 'ACK'],
  async run({ guest }) {
    if (!guest.supports('OPEN_EXTERNAL')) return notOffered(capability);
    const addresses = ['javascript:void(0)', 'file:///etc/hosts', 'intent://x#Intent;end', 'https://a:b@example.com/'];
    const outcomes = await Promise.all(addresses.map((url) => guest.request('OPEN_EXTERNAL', { url })));
    const opened = addresses.filter((_, index) => outcomes[index]?.ok);
    return opened.length > 0 ? failed(`the app reports that it has opened ${opened.join(' and ')}`) : passed;
  },
};
