import type { Hello } from '../../../protocol';
import { type AwaitedType, type Check, failed, passed, type Verdict } from '../verdict';

/** Two, since a host whose `seq` does not increase has only the first of a session accepted. */
const back: Check = {
  ...awaited('BACK', 'BACK arrives, also a second one, and the page answers it', ['ACK']),
  async run({ silentHost, awaitFromApp }) {
    if (silentHost) return silent;
    if (!(await awaitFromApp('BACK'))) return failed(missing('BACK'));
    if (!(await awaitFromApp('BACK', true)))
      return failed('only the first BACK was accepted: `seq` has to increase with each message of a session');
    return passed;
  },
};

/** Messages that an app sends unprompted. */
export const fromApp: readonly Check[] = [
  back,
  awaited('NAVIGATE', 'NAVIGATE arrives with a path of the shop'),
  awaited('CART_REFRESH', 'CART_REFRESH arrives'),
  awaited('RESUMED', 'RESUMED arrives when the app is in the foreground again'),
  awaited('INSETS', 'INSETS arrive with plausible values'),
  ifInHello(
    awaited('APPEARANCE', 'APPEARANCE arrives when the app turns light or dark, or its text changes its size'),
    ['colorScheme', 'fontScale'],
  ),
  ifInHello(awaited('VISIBILITY', 'VISIBILITY arrives when a page that was loaded ahead is shown'), ['hidden']),
];

const silent: Verdict = { result: 'notOffered', reason: 'the app never sends messages' };

const missing = (type: AwaitedType) => `no ${type} arrived, or not for the latest session`;

function awaited(type: AwaitedType, about: string, more: Check['messages'] = []): Check {
  return {
    id: `from-app-${type.toLowerCase().replaceAll('_', '-')}`,
    about,
    messages: [type, ...more],
    async run({ silentHost, awaitFromApp }) {
      if (silentHost) return silent;
      return (await awaitFromApp(type)) ? passed : failed(missing(type));
    },
  };
}

/** Of an app that has reported nothing of it in HELLO no message is awaited either. */
function ifInHello(check: Check, fields: readonly (keyof Hello)[]): Check {
  return {
    ...check,
    run(context) {
      const { guest, silentHost } = context;
      if (!silentHost && fields.every((field) => guest.hello?.[field] === undefined))
        return {
          result: 'notOffered',
          reason: `HELLO has no ${fields.map((field) => `\`${field}\``).join(' and no ')}`,
        };
      return check.run(context);
    },
  };
}
