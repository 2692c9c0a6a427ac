import { incomingTypes } from '../../../guest/traits';
import { type Check, failed, notOffered, passed } from '../verdict';

const ofTheApp: readonly string[] = [...incomingTypes, 'ACK'];
const useless = ['MALFORMED', 'UNKNOWN_TYPE', 'UNSUPPORTED_VERSION', 'OUT_OF_ORDER', 'TOO_LARGE'];

/** Paths, insets, times, numbers: what the page could not use, it has reported. */
export const accepted: Check = {
  id: 'accepted',
  about: 'The page could use every message of the app',
  messages: ['FAULT'],
  run({ faults, silentHost }) {
    if (silentHost) return notOffered('anything');
    const reported = faults()
      .filter(({ code, about }) => useless.includes(code) && (!about || ofTheApp.includes(about)))
      .map(({ code, about, field }) => [about, field, code].filter(Boolean).join(' '));
    return reported.length > 0 ? failed(`FAULT ${[...new Set(reported)].join(', ')}`) : passed;
  },
};
